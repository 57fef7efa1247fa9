import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Another value tries the children again. */
  resetKey?: unknown;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Shows the fallback instead of children that failed; React itself logs the error. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { failure?: { error: unknown } | undefined }
> {
  override state: { failure?: { error: unknown } | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failure && resetKey !== this.props.resetKey)
      this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
