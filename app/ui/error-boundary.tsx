import { Component, type ReactNode } from 'react'

type Props = { fallback: ReactNode; children: ReactNode; path?: string }

/** Shows `fallback` where something below fails to render or its chunk cannot be loaded. A change of `path`, an address, tries again. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidUpdate({ path }: Props) {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
