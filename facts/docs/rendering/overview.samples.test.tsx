import {createFacet} from '@react-facet/core'
import type {ComponentType, ReactElement} from 'react'
import {expect, fact} from '../../fact'
import {elementOf, samplesOf, until} from '../../probes'
import {underReactDom} from '../../render'

const sample = samplesOf(import.meta.filename)

fact(
  'Stories work if a decorator mounts each one into a root of dom-fiber.',
  {renderer: '18.x'},
  async () => {
    const {default: preview} = sample('.storybook/preview.tsx') as {
      default: {decorators: ((story: ComponentType) => ReactElement)[]}
    }
    const text = createFacet({initialValue: 'Bow'})
    const Story = () => <fast-p>{<fast-text text={text} />}</fast-p>
    const story = preview.decorators[0]?.(Story) ?? <></>
    const {container} = underReactDom(story)
    await until(() => container.textContent !== '')
    expect(container.innerHTML).toBe('<div><p>Bow</p></div>')
  },
)

fact(
  "Then the controls of Storybook, which give plain values, drive it as the game's facets do:",
  () => {
    const {default: meta, Low} = sample('HealthBar.stories.tsx') as {
      default: {component: ComponentType<{health: unknown}>}
      Low: {args: {health: number}}
    }
    const health = createFacet({initialValue: 80})
    const bars = [Low.args, {health}].map((args) =>
      elementOf(<meta.component {...args} />),
    )
    expect(bars.map(({style}) => style.width)).toEqual(['20%', '80%'])
  },
)
