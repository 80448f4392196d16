import { Drawing } from '@shared-kernel/ui/drawing';
import type { ReactNode } from 'react';
import { PlainState } from './plain-state.tsx';

interface EmptyStateProps {
  readonly drawing?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** The one thing to do next. */
  readonly action?: ReactNode;
}

/** Nothing to show, which is no failure: a drawing, a sentence and one thing to do. */
export const EmptyState = ({ drawing = <Drawing of="boat" />, title, text, action }: EmptyStateProps) => (
  <PlainState drawing={drawing} title={title} text={text} action={action} />
);
