import { Component, type ReactNode } from 'react';
import { publish } from 'shared-kernel/events';
import { RetryCard } from './lazy-retry-card.tsx';

interface PageBoundaryProps {
  readonly remote: string;
  readonly compositionId: string;
  readonly children: ReactNode;
}

/** Keeps a page that throws while rendering inside its own area; Retry renders it anew. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const { remote, compositionId } = this.props;
    publish('remote.failed', { remote, phase: 'render', compositionId, error });
  }

  readonly retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? (
      <RetryCard compositionId={this.props.compositionId} onRetry={this.retry} />
    ) : (
      this.props.children
    );
  }
}
