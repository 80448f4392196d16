import { getOrders, placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { type LotteryParams, loginLink } from '@shared-kernel/contracts/system/paths';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { CopyNumber } from '@shared-kernel/records';
import { Button } from '@shared-kernel/ui/button';
import { useState } from 'react';
import type { FailureCodeOf } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { useIdempotentMutation } from 'shared-kernel/idempotent-mutation';
import { useBalance } from 'shared-kernel/member';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { useExcludedUntil } from '../../../shared/excluded/use-excluded-until.ts';
import type { PlayMenu } from '../../../shared/lottery/lottery.ts';
import { SeeLimits } from '../../../shared/play-limit/see-limits.tsx';
import { usePlayLimit } from '../../../shared/play-limit/use-play-limit.ts';
import { BetSlip, type SlipLock } from '../../../shared/slip/bet-slip.tsx';
import { orderInputOf } from './order-input.ts';
import { mostMultiple, type SlipDraft, slipLinesOf, withoutLine } from './slip-draft.ts';

/**
 * An order, placed once however often it is tried. What is open is one lottery's in one prize mode, so that its outcome is
 * told where its slip is.
 */
const usePlaceOrder = ({ code, prizeMode }: LotteryParams, onSuccess: () => void) =>
  useIdempotentMutation(placeOrder, {
    name: `lottery-order-${prizeMode}-${code}`,
    publishes: ['wallet.changed'],
    invalidates: [getOrders],
    onSuccess,
  });

const FAILURES = {
  'draw.closed': 'play.refused.closed',
  'stake.limit': 'play.refused.limit',
  'line.invalid': 'play.refused.line',
  'lottery.unavailable': 'play.refused.unavailable',
  'wallet.insufficient': 'play.refused.insufficient',
  'session.expired': 'play.refused.expired',
  'member.excluded': 'play.refused.excluded',
  'feature.unavailable': 'play.refused.notAllowed',
  'user.disabled': 'play.refused.notAllowed',
  'platform.maintenance': 'play.refused.maintenance',
} as const satisfies Failures<'browse', never, FailureCodeOf<typeof placeOrder>>;

interface SlipSectionProps {
  readonly params: LotteryParams;
  readonly menu: PlayMenu;
  readonly slip: SlipDraft;
  /** When the slip's draw is drawn, in words; undefined while there is nothing on the slip. */
  readonly drawTime: string | undefined;
  readonly onChange: (slip: SlipDraft) => void;
  readonly onEmpty: () => void;
  readonly lock: SlipLock | undefined;
}

/** The slip of a lottery and what becomes of its order. A guest goes to log in and finds the slip as it was. */
export const SlipSection = ({ params, menu, slip, drawTime, onChange, onEmpty, lock }: SlipSectionProps) => {
  const { t, language } = useTranslation('browse');
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const balance = useBalance().data;
  const order = usePlaceOrder(params, onEmpty);
  const plays = menu.tabs.flatMap((tab) => tab.plays);
  const most = mostMultiple(slip, plays);
  const excluded = useExcludedUntil()(order.error);
  const limited = usePlayLimit()(order.error);
  const refusal = wordsOf(FAILURES, order.error);
  const place = () => {
    if (session === null) void navigate(loginLink(pathname + search));
    else order.start(orderInputOf(slip, menu, params, language));
  };
  return (
    <BetSlip
      {...(drawTime !== undefined && { title: t('play.slip', { draw: drawTime }) })}
      lines={slipLinesOf(slip, plays)}
      onRemove={(id) => onChange(withoutLine(slip, id))}
      multiple={slip.multiple}
      onMultiple={(multiple) => onChange({ ...slip, multiple })}
      {...(Number.isFinite(most) && { maxMultiple: most })}
      balance={balance}
      lock={lock}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        order.close();
      }}
      phase={order.phase}
      isRestored={order.isRestored}
      onPlace={place}
      onAskAgain={() => order.askAgain()}
      sentTotal={order.input?.stake}
      refusal={excluded ?? limited ?? (refusal && t(refusal))}
      receipt={order.value && <CopyNumber number={order.value.orderNo} />}
      isAboveMenu
    >
      {limited !== undefined && <SeeLimits />}
      {lock?.action !== undefined && (
        <Button variant="quiet" onClick={onEmpty}>
          {t('play.empty')}
        </Button>
      )}
    </BetSlip>
  );
};
