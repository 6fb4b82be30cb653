import {useFacetEffect, useFacetState, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {Component, type ReactNode} from 'react'

export default function Screen() {
  const [level, setLevel] = useFacetState('broken')
  const [report, setReport] = useFacetState('nothing thrown')

  const load = (next: string) => {
    try {
      setLevel(next)
      setReport('nothing thrown')
    } catch (error) {
      setReport(`setLevel threw: ${String(error)}`)
    }
  }

  return (
    <div className="stack">
      <Boundary>
        <Minimap level={level} />
      </Boundary>
      <div className="row">
        <button onClick={() => load('castle')}>Load castle</button>
        <button onClick={() => load('broken')}>Load broken</button>
      </div>
      <div className="muted" data-testid="report">
        <fast-text text={report} />
      </div>
    </div>
  )
}

function Minimap({level}: {level: Facet<string>}) {
  useFacetEffect(
    (name) => {
      if (name === 'broken') throw new Error('no map for this level')
    },
    [],
    [level],
  )
  return (
    <div className="panel" data-testid="map">
      Map of <fast-text text={level} />
    </div>
  )
}

class Boundary extends Component<{children: ReactNode}, {error: string | null}> {
  override state: {error: string | null} = {error: null}
  static getDerivedStateFromError = (error: Error) => ({error: error.message})

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <div className="panel" data-testid="fallback">
        Caught: {this.state.error}{' '}
        <button onClick={() => this.setState({error: null})}>Try again</button>
      </div>
    )
  }
}
