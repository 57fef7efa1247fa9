import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows the fallback instead of children that failed; React itself logs the error (S-SUB-7). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  // Not a class field: for Safari 15 that compiles to half a kilobyte of helpers.
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
