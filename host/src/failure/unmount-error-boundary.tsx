import { Component, Fragment, type ReactNode } from 'react';
import { publish } from 'shared-kernel/events';

interface UnmountErrorBoundaryProps {
  /** The remote whose page is shown. */
  readonly remote: string;
  readonly compositionId: string;
  readonly children: ReactNode;
}

interface UnmountErrorBoundaryState {
  readonly shown: string;
  /** Whose page was shown before this one. */
  readonly left: string;
  readonly failures: number;
}

/**
 * A page that throws while it is taken down has no boundary of its own any more. This one stays where it is from page to
 * page: it renders the next page anew, and only when that fails too lets the error go on to the last boundary.
 */
export class UnmountErrorBoundary extends Component<UnmountErrorBoundaryProps, UnmountErrorBoundaryState> {
  override state = { shown: this.props.remote, left: this.props.remote, failures: 0 };

  static getDerivedStateFromProps({ remote }: UnmountErrorBoundaryProps, { shown }: UnmountErrorBoundaryState) {
    return remote === shown ? null : { shown: remote, left: shown, failures: 0 };
  }

  override componentDidCatch(error: unknown) {
    if (this.state.failures > 0) throw error;
    publish('remote.failed', {
      remote: this.state.left,
      phase: 'render',
      compositionId: this.props.compositionId,
      error,
    });
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  override render() {
    return <Fragment key={this.state.failures}>{this.props.children}</Fragment>;
  }
}
