import { paths } from '@shared-kernel/contracts/system/paths';
import { LinkButton } from '@shared-kernel/ui/link-button';
import type { ReactNode } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import { useSlipTexts } from './slip-texts.ts';

/** Why nothing can be bet now, and what can be done instead. */
export interface SlipLock {
  /** One short sentence: `Draw 0417 has closed.` */
  readonly reason: string;
  /** A button in place of the bet's: `Move to draw 0418`. */
  readonly action?: ReactNode;
}

interface Obstacle {
  readonly note: string | undefined;
  /** Undefined where the bet can be placed; null where nothing can be pressed instead. */
  readonly instead: ReactNode;
}

/** What stands in the way of betting now, as words and as the button in the bet's place. */
export const useObstacle = (lock: SlipLock | undefined, shortfall: string | undefined, isEmpty: boolean): Obstacle => {
  const t = useSlipTexts();
  const tCommon = useCommonTexts();
  const format = useFormat();
  if (lock !== undefined) return { note: lock.reason, instead: lock.action ?? null };
  if (isEmpty) return { note: undefined, instead: null };
  if (shortfall === undefined) return { note: undefined, instead: undefined };
  return {
    note: t('short', { amount: format.money(shortfall) }),
    instead: (
      <LinkButton variant="primary" to={paths.deposit}>
        {tCommon('deposit')}
      </LinkButton>
    ),
  };
};
