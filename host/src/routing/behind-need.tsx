import type { ReactNode } from 'react';
import { lazyComponent } from 'shared-kernel/lazy';

const NeedGate = lazyComponent(() => import('./need-gate.tsx').then((module) => module.NeedGate));

interface BehindNeedProps {
  readonly need: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A page for members who have the promotion that it needs. Without that check's code it stands open: the server has the last word. */
export const BehindNeed = ({ need, fallback, children }: BehindNeedProps) => (
  <NeedGate key={need} need={need} fallback={fallback} errorFallback={() => children}>
    {children}
  </NeedGate>
);
