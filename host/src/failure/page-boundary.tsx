import { Component, type ReactNode } from 'react';
import { publish, subscribe } from 'shared-kernel/events';

interface PageBoundaryProps {
  readonly remote: string;
  readonly compositionId: string;
  /** What stands in the page's place; `retry` renders the page anew. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a page that throws while rendering inside its own area; it may have missed the line, and is tried again with it. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  #stopHearing: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    this.#stopHearing = subscribe('network.online', this.retry);
  }

  override componentWillUnmount() {
    this.#stopHearing?.();
  }

  override componentDidCatch(error: unknown) {
    const { remote, compositionId } = this.props;
    publish('remote.failed', { remote, phase: 'render', compositionId, error });
  }

  readonly retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
