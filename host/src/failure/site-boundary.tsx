import { Component, type ReactNode } from 'react';
import { publish, subscribe } from 'shared-kernel/events';
import { engine } from 'shared-kernel/host/i18n';
import styles from './site-boundary.module.css';

interface RootErrorFallbackProps {
  readonly compositionId: string;
  readonly onRetry: () => void;
}

const word = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  String(engine.t(`common:${key}`, values));

/**
 * What is left when the frame itself cannot be rendered: plain markup without a component, a hook or a file that would have to
 * come, since any of them may be what has failed.
 */
const RootErrorFallback = ({ compositionId, onRetry }: RootErrorFallbackProps) => (
  <main className={styles.net} role="alert">
    <h1 className={styles.title}>{word('failed.title')}</h1>
    <p className={styles.text}>{word('failed.text')}</p>
    <button type="button" className={styles.button} onClick={onRetry}>
      {word('retry')}
    </button>
    <p className={styles.code}>{word('code', { code: compositionId })}</p>
  </main>
);

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
    this.#stopHearing = subscribe('network.online', this.renderAnew);
  }

  override componentWillUnmount() {
    this.#stopHearing?.();
  }

  override componentDidCatch(error: unknown) {
    publish('remote.failed', { remote: 'host', phase: 'render', compositionId: this.props.compositionId, error });
  }

  readonly renderAnew = () => this.setState({ hasFailed: false });

  readonly retry = () => {
    if (this.state.retries > 0) window.location.reload();
    else this.setState({ hasFailed: false, retries: 1 });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <RootErrorFallback compositionId={this.props.compositionId} onRetry={this.retry} />;
  }
}
