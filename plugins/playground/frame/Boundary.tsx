import {Component, type ReactNode} from 'react'

interface Props {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Renders an example until it throws, then reports the error. */
export class Boundary extends Component<Props, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
