import { Component, type ReactNode } from 'react'

/** Shows `fallback` where something below fails to render or its chunk cannot be loaded. */
export class ErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
