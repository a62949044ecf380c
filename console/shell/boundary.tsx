import { Component, type ReactNode } from 'react'

type Props = { path: string; fallback: ReactNode; children: ReactNode }

/** Shows `fallback` where a screen fails or its code cannot be loaded, until another screen is chosen. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidUpdate({ path }: Props) {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
