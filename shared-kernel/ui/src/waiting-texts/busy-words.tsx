import { useCountdown } from 'shared-kernel/timer';
import { useWaitingTexts } from './waiting-texts.ts';

const MINUTE_S = 60;
/** Up to here seconds are counted down; more of them say nothing. */
const COUNTED_S = 99;

export interface BusyWordsProps {
  /** When asking again may be of use, where the platform said so: an instant of the site's clock. */
  readonly retryAt: number | undefined;
  /** The player asked too often himself; the platform has room for others. */
  readonly isOwnPace?: boolean;
}

/** What happened, what is safe and when to try again. The seconds are there to be looked at and interrupt nobody. */
export const BusyWords = ({ retryAt, isOwnPace = false }: BusyWordsProps) => {
  const { t } = useWaitingTexts();
  const { secondsLeft, isOver } = useCountdown(retryAt);
  const left =
    secondsLeft > COUNTED_S
      ? t('inMinutes', { count: Math.ceil(secondsLeft / MINUTE_S) })
      : t('inSeconds', { count: secondsLeft });
  return (
    <>
      {t(isOwnPace ? 'tooFast' : 'busy')} {!isOver && <span role="timer">{left}</span>}
    </>
  );
};
