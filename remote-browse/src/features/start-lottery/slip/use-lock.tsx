import { Button } from '@shared-kernel/ui/button';
import { useTranslation } from 'shared-kernel/i18n';
import { useDrawState } from '../../../shared/lottery/draw-clock.ts';
import type { Draw } from '../../../shared/lottery/lottery.ts';
import type { SlipLock } from '../../../shared/slip/bet-slip.tsx';
import type { SlipDraft } from './slip-draft.ts';

/** Why nothing can be bet now, for the picker and for the slip. */
export interface Locks {
  /** No draw takes orders. */
  readonly sale: string | undefined;
  readonly slip: SlipLock | undefined;
  /** The slip is of a draw that is over, and another one is open. */
  readonly isOutdated: boolean;
}

/** What stands in the way: no draw, a draw that is closed, or a slip of the draw before. */
export const useLocks = (draw: Draw | undefined, slip: SlipDraft, onMove: () => void): Locks => {
  const { t } = useTranslation('browse');
  const state = useDrawState(draw);
  if (draw === undefined || state !== 'open') {
    const reason = draw === undefined ? t('play.lock.none') : t('play.lock.closed', { number: draw.numero });
    return { sale: reason, slip: { reason }, isOutdated: false };
  }
  if (slip.lines.length === 0 || slip.numero === draw.numero)
    return { sale: undefined, slip: undefined, isOutdated: false };
  const action = (
    <Button variant="primary" onClick={onMove}>
      {t('play.move', { number: draw.numero })}
    </Button>
  );
  const reason = t('play.lock.closed', { number: slip.numero });
  return { sale: reason, slip: { reason, action }, isOutdated: true };
};
