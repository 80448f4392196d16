import { Component, type ReactNode } from 'react';
import { publish, subscribe } from 'shared-kernel/events';

interface PageBoundaryProps {
  readonly remote: string;
  readonly page: string;
  readonly compositionId: string;
  /** Puts another page in the place of the children. False: there is none. */
  readonly replace: () => Promise<boolean>;
  /** Shown until `replace` has answered. */
  readonly waiting: ReactNode;
  /** What stands in the page's place; `retry` renders the page anew. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly status: 'drawn' | 'waiting' | 'failed';
}

/**
 * Keeps a page that throws while rendering inside its own area: another one replaces it, or it has failed. It may have missed the
 * line, and is tried again with it.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { status: 'drawn' };
  #stopHearing: (() => void) | undefined;

  static getDerivedStateFromError(): PageBoundaryState {
    return { status: 'waiting' };
  }

  override componentDidMount() {
    this.#stopHearing = subscribe('network.online', this.retry);
  }

  override componentWillUnmount() {
    this.#stopHearing?.();
  }

  override componentDidCatch(error: unknown) {
    const { remote, page, compositionId, replace } = this.props;
    publish('remote.failed', { remote, phase: 'render', page, compositionId, error });
    void replace().then((isReplaced) => this.setState({ status: isReplaced ? 'drawn' : 'failed' }));
  }

  readonly retry = () => this.setState({ status: 'drawn' });

  override render() {
    const { waiting, fallback, children } = this.props;
    if (this.state.status === 'waiting') return waiting;
    return this.state.status === 'failed' ? fallback(this.retry) : children;
  }
}
