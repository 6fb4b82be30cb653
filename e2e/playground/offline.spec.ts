import {failsOffline} from '../fixtures'
import {counter, expect, expectVisible, gettingStarted, test} from './fixtures'

test.use({provoked: failsOffline})

test('offline, what has been loaded goes on working', async ({context, openEdited}) => {
  const [playground] = await openEdited(gettingStarted, counter)
  const {edit, example, reset, said, source, stage, write} = playground
  await context.setOffline(true)
  await write(source.replace('Pick up a coin', 'Take it'))
  await expectVisible(stage.getByRole('button', {name: 'Take it'}))
  await write('const a = ;')
  await expect(said).toHaveText('Line 1: Unexpected token')
  await reset.click()
  await expectVisible(stage.getByRole('button', {name: 'Pick up a coin'}))
  await edit.click()
  await expect(example.locator('[data-playground]')).toHaveCount(0)
})
