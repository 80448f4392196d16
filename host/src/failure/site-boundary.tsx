import { Component, type ReactNode } from 'react';
import { subscribe } from 'shared-kernel/events';
import { LastNet } from './last-net.tsx';

interface SiteBoundaryProps {
  readonly compositionId: string;
  readonly children: ReactNode;
}

interface SiteBoundaryState {
  readonly hasFailed: boolean;
  /** How often it was tried again since the page was loaded. */
  readonly retries: number;
}

/**
 * The last net, around the frame itself: the first Retry, and a line that is back, render the site anew; from the second one
 * on the document is loaded again.
 */
export class SiteBoundary extends Component<SiteBoundaryProps, SiteBoundaryState> {
  override state = { hasFailed: false, retries: 0 };
  #stopHearing: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    this.#stopHearing = subscribe('line.restored', this.renderAnew);
  }

  override componentWillUnmount() {
    this.#stopHearing?.();
  }

  override componentDidCatch(error: unknown) {
    console.error(`[${this.props.compositionId}] the frame failed to render`, error);
  }

  readonly renderAnew = () => this.setState({ hasFailed: false });

  readonly retry = () => {
    if (this.state.retries > 0) window.location.reload();
    else this.setState({ hasFailed: false, retries: 1 });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <LastNet compositionId={this.props.compositionId} onRetry={this.retry} />;
  }
}
