import type { LotteryParams } from '@shared-kernel/contracts/system/paths';
import { useMemo, useState } from 'react';
import { useBusy } from 'shared-kernel/busy';
import { stored } from 'shared-kernel/storage';
import type { Play } from '../../../shared/lottery/lottery.ts';
import { draftSchema, EMPTY_SLIP, playable, type SlipDraft } from './slip-draft.ts';

/**
 * The slip of one lottery in one prize mode, kept in this tab through reloads, failures and a login until sign-out. While there
 * is something on it no release is switched.
 */
export const useSlip = ({ code, prizeMode }: LotteryParams, plays: readonly Play[]) => {
  const kept = useMemo(
    () => stored(`draft:lottery-${prizeMode}-${code}`, { schema: draftSchema, owner: 'member', area: 'session' }),
    [code, prizeMode],
  );
  const [draft, setDraft] = useState(() => kept.read() ?? EMPTY_SLIP);
  useBusy(draft.lines.length > 0 ? 'typing' : null);
  const change = (next: SlipDraft): void => {
    setDraft(next);
    if (next.lines.length === 0) kept.remove();
    else kept.write(next);
  };
  return { slip: playable(draft, plays), change, empty: () => change(EMPTY_SLIP) };
};
