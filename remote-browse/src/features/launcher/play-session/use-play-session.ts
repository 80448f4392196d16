import { goOnPlaying, touchPlaySession } from '@shared-kernel/contracts/member/play-session';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEvent } from 'shared-kernel/events';
import { useApiMutation } from 'shared-kernel/query';
import { isTrial, useSession } from 'shared-kernel/session';

/** How often the platform is told that the game is open, and the clock asked for. */
const TOUCH_EVERY_MS = 60_000;
const SECOND_MS = 1000;

type Figures = ValueOf<typeof touchPlaySession>;

/** What the platform said, and when that was by a clock which nobody sets. */
interface Answer {
  readonly figures: Figures;
  readonly at: number;
}

export interface PlaySession {
  /** Trial accounts play for nothing. */
  readonly isShown: boolean;
  /** Undefined until the platform has answered. */
  readonly figures: Figures | undefined;
  /** Of the session, by the platform's clock. */
  readonly minutes: number;
  /** The reality check stands over the game until it is answered. */
  readonly isDue: boolean;
  readonly isAnswering: boolean;
  readonly hasFailed: boolean;
  readonly goOn: () => void;
}

/** The session of play while a game is open (`isOpen`): its clock, its figures, and when the next reality check is due. */
export const usePlaySession = (isOpen: boolean): PlaySession => {
  const session = useSession();
  const isMember = session !== null && !isTrial(session.type);
  const [answer, setAnswer] = useState<Answer>();
  const [time, setTime] = useState(() => performance.now());
  const hear = (figures: Figures) => {
    const at = performance.now();
    setAnswer({ figures, at });
    setTime(at);
  };
  const { mutate: touch } = useApiMutation(touchPlaySession, { onSuccess: hear });
  const { mutate: goOn, isPending, error } = useApiMutation(goOnPlaying, { onSuccess: hear });
  const ask = useEffectEvent(() => {
    setTime(performance.now());
    if (isMember && isOpen) touch({});
  });
  useEvent('wallet.changed', ask);
  useEffect(() => {
    if (!isOpen) return;
    ask();
    const timer = setInterval(() => ask(), TOUCH_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  // Due by the wait that the platform gave, also where it cannot be asked just then.
  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(() => ask(), answer.figures.dueInSeconds * SECOND_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  if (answer === undefined)
    return {
      isShown: isMember,
      figures: undefined,
      minutes: 0,
      isDue: false,
      isAnswering: false,
      hasFailed: false,
      goOn: () => undefined,
    };
  const since = Math.max(0, time - answer.at) / SECOND_MS;
  return {
    isShown: isMember,
    figures: answer.figures,
    minutes: Math.floor((answer.figures.seconds + since) / 60),
    isDue: isOpen && answer.figures.dueInSeconds <= since,
    isAnswering: isPending,
    hasFailed: error !== null,
    goOn: () => goOn({}),
  };
};
