import { Component, type ReactNode } from 'react';
import { RetryCard } from './lazy-retry-card.tsx';

interface SiteBoundaryProps {
  readonly compositionId: string;
  readonly children: ReactNode;
}

/** The last net, around the frame itself: a reload is all that is left, and it is offered. */
export class SiteBoundary extends Component<SiteBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`[${this.props.compositionId}] the frame failed to render`, error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <RetryCard compositionId={this.props.compositionId} onRetry={() => window.location.reload()} />;
  }
}
