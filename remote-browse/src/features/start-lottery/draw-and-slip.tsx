import type { LotteryParams } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { useMemo, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useSession } from 'shared-kernel/session';
import { stored } from 'shared-kernel/storage';
import { useBlockUnload } from 'shared-kernel/unsaved-changes';
import { useDrawState } from '../../shared/lottery/draw-clock.ts';
import { useDrawTime } from '../../shared/lottery/draw-time.ts';
import type { Draw, DrawResult, Play, PlayMenu } from '../../shared/lottery/lottery.ts';
import type { SlipLock } from '../../shared/slip/bet-slip.tsx';
import styles from './draw-and-slip.module.css';
import { DrawBar } from './draw-bar.tsx';
import { TodaysOrders } from './orders/todays-orders.tsx';
import { Plays } from './play/plays.tsx';
import { draftSchema, EMPTY_SLIP, playable, type SlipDraft, withLine } from './slip/slip-draft.ts';
import { SlipSection } from './slip/slip-section.tsx';

/**
 * The slip of one lottery in one prize mode, kept in this tab through reloads, failures and a login until sign-out. While there
 * is something on it no release is switched.
 */
const useSlip = ({ code, prizeMode }: LotteryParams, plays: readonly Play[]) => {
  const kept = useMemo(
    () => stored(`draft:lottery-${prizeMode}-${code}`, { schema: draftSchema, owner: 'member', area: 'session' }),
    [code, prizeMode],
  );
  const [draft, setDraft] = useState(() => kept.read() ?? EMPTY_SLIP);
  useBlockUnload(draft.lines.length > 0 ? 'typing' : null);
  const change = (next: SlipDraft): void => {
    setDraft(next);
    if (next.lines.length === 0) kept.remove();
    else kept.write(next);
  };
  return { slip: playable(draft, plays), change, empty: () => change(EMPTY_SLIP) };
};

/** Why nothing can be bet now, for the picker and for the slip. */
interface Locks {
  /** No draw takes orders. */
  readonly sale: string | undefined;
  readonly slip: SlipLock | undefined;
  /** The slip is of a draw that is over, and another one is open. */
  readonly isOutdated: boolean;
}

/** What stands in the way: no draw, a draw that is closed, or a slip of the draw before. */
const useLocks = (draw: Draw | undefined, slip: SlipDraft, onMove: () => void): Locks => {
  const { t } = useTranslation('browse');
  const state = useDrawState(draw);
  if (draw === undefined || state !== 'open') {
    const reason = draw === undefined ? t('play.lock.none') : t('play.lock.closed');
    return { sale: reason, slip: { reason }, isOutdated: false };
  }
  if (slip.lines.length === 0 || slip.numero === draw.numero)
    return { sale: undefined, slip: undefined, isOutdated: false };
  const action = (
    <Button variant="primary" onClick={onMove}>
      {t('play.move')}
    </Button>
  );
  const reason = t('play.lock.closed');
  return { sale: reason, slip: { reason, action }, isOutdated: true };
};

interface NewDrawProps {
  readonly onMove: () => void;
  readonly onEmpty: () => void;
}

/** A new draw has opened over a slip of the one before: whether its bets go on or are let go is the player's to say. */
const NewDraw = ({ onMove, onEmpty }: NewDrawProps) => {
  const { t } = useTranslation('browse');
  return (
    <Card as="section" isPadded className={styles.card} role="status" aria-label={t('play.newDraw')}>
      <h3 className={styles.title}>{t('play.newDraw')}</h3>
      <p className={styles.text}>{t('play.newDrawText')}</p>
      <div className={styles.actions}>
        <Button onClick={onEmpty}>{t('play.empty')}</Button>
        <Button variant="primary" onClick={onMove}>
          {t('play.move')}
        </Button>
      </div>
    </Card>
  );
};

interface DrawAndSlipProps {
  readonly params: LotteryParams;
  readonly menu: PlayMenu;
  readonly draw: Draw | undefined;
  readonly results: readonly DrawResult[];
}

/** A lottery that has come: its draw, what can be marked, the slip, and today's orders. */
export const DrawAndSlip = ({ params, menu, draw, results }: DrawAndSlipProps) => {
  const { t } = useTranslation('browse');
  const isSignedIn = useSession() !== null;
  const plays = menu.tabs.flatMap((tab) => tab.plays);
  const { slip, change, empty } = useSlip(params, plays);
  const numero = draw?.numero ?? '';
  const move = () => change({ ...slip, numero });
  const locks = useLocks(draw, slip, move);
  const drawTime = useDrawTime();
  const slipDraw = slip.numero === draw?.numero ? draw : undefined;
  const slipDrawnAt = slipDraw?.drawsAt ?? results.find((result) => result.numero === slip.numero)?.drawnAt;
  const isFull = slip.lines.length >= menu.maxLines;
  return (
    <>
      <DrawBar gameCode={params.code} draw={draw} results={results} />
      {locks.isOutdated && <NewDraw onMove={move} onEmpty={empty} />}
      <Plays
        menu={menu}
        playType={params.playType}
        lockedBecause={locks.sale ?? (isFull ? t('play.slipFull', { number: menu.maxLines }) : undefined)}
        onAdd={(line) => change(withLine(slip, numero, line))}
      />
      {isSignedIn && <TodaysOrders gameCode={params.code} plays={plays} />}
      <SlipSection
        params={params}
        menu={menu}
        slip={slip}
        drawTime={slip.lines.length === 0 ? undefined : drawTime(slip.numero, slipDrawnAt)}
        onChange={change}
        onEmpty={empty}
        lock={locks.slip}
      />
    </>
  );
};
