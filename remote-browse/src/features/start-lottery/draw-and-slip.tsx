import type { LotteryParams } from '@shared-kernel/contracts/system/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { useSession } from 'shared-kernel/session';
import type { Draw, DrawResult, PlayMenu } from '../../shared/lottery/lottery.ts';
import { DrawBar } from './draw-bar.tsx';
import { TodaysOrders } from './orders/todays-orders.tsx';
import { Plays } from './play/plays.tsx';
import { NewDraw } from './slip/new-draw.tsx';
import { withLine } from './slip/slip-draft.ts';
import { SlipSection } from './slip/slip-section.tsx';
import { useLocks } from './slip/use-lock.tsx';
import { useSlip } from './slip/use-slip.ts';

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
  const isFull = slip.lines.length >= menu.maxLines;
  return (
    <>
      <DrawBar gameCode={params.code} name={menu.gameName || params.code} draw={draw} results={results} />
      {locks.isOutdated && <NewDraw from={slip.numero} to={numero} onMove={move} onEmpty={empty} />}
      <Plays
        menu={menu}
        playType={params.playType}
        lockedBecause={locks.sale ?? (isFull ? t('play.slipFull', { number: menu.maxLines }) : undefined)}
        onAdd={(line) => change(withLine(slip, numero, line))}
      />
      {isSignedIn && <TodaysOrders gameCode={params.code} plays={plays} />}
      <SlipSection params={params} menu={menu} slip={slip} onChange={change} onEmpty={empty} lock={locks.slip} />
    </>
  );
};
