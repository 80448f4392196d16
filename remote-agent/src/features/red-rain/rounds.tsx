import type { joinRedRain } from '@shared-kernel/contracts/agent/red-rain';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { Countdown } from '@shared-kernel/ui/countdown';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { MoneyFit } from '@shared-kernel/ui/money';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import type { FailureCodeOf } from 'shared-kernel/api';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { prefersStillness, useMotion } from 'shared-kernel/motion';
import { useCountdown } from 'shared-kernel/timer';
import { type RedRain, useJoinRedRain } from './api/red-rain.ts';
import { focusAsShown } from './focus-as-shown.ts';
import { Rain } from './rain.tsx';
import styles from './red-rain.module.css';

const FAILURES = {
  'rain.closed': 'redRain.closed',
  'rain.bets': 'redRain.refused',
  'rain.empty': 'redRain.gone',
  'member.excluded': 'redRain.onBreak',
  otherwise: 'redRain.notJoined',
} as const satisfies Failures<'agent', never, FailureCodeOf<typeof joinRedRain>>;

type Round = NonNullable<RedRain['round']>;
type Way = 'rain' | 'still';

interface WonProps extends Pick<RedRain, 'rules'> {
  readonly prize: string;
  /** Won by a press on this page, not found there. */
  readonly isNew: boolean;
}

/** The prize, and what is to be done with it. */
const Won = ({ prize, rules, isNew }: WonProps) => {
  const { t } = useTranslation('agent');
  const { money } = useFormat();
  return (
    <Card
      ref={isNew ? focusAsShown : undefined}
      as="section"
      isPadded
      className={styles.won}
      tabIndex={-1}
      role="status"
    >
      <p className={styles.quiet}>{t('redRain.won')}</p>
      <MoneyFit amount={prize} size={5} />
      <p className={styles.quiet}>
        {t('redRain.wonText', {
          amount: money(toDecimalAmount(parseAmount(prize) * (rules?.turnoverTimes ?? 1))),
          count: rules?.validDays ?? 0,
        })}
      </p>
    </Card>
  );
};

/** Why the member may not join, and what helps. */
const Barred = ({ rain: { mine, rules } }: { readonly rain: RedRain }) => {
  const { t } = useTranslation('agent');
  const { money, day } = useFormat();
  if (mine.exclusion !== undefined)
    return <Note tone="warn">{t('redRain.break', { day: day(mine.exclusion.until) })}</Note>;
  return (
    <>
      <Note tone="warn">{t('redRain.missing', { amount: money(mine.missing), count: rules?.betDays ?? 0 })}</Note>
      <LinkButton to={paths.home} variant="primary" isBlock>
        {t('redRain.play')}
      </LinkButton>
    </>
  );
};

const isBarred = ({ mine }: RedRain): boolean => mine.exclusion !== undefined || parseAmount(mine.missing) > 0;

interface OpenProps {
  readonly isBusy: boolean;
  readonly onJoin: (way: Way) => void;
}

/** The round is on. Who wants no motion finds the way without it first. */
const Open = ({ isBusy, onJoin }: OpenProps) => {
  const { t } = useTranslation('agent');
  const { isPaused } = useMotion();
  const ways: readonly Way[] = isPaused || prefersStillness() ? ['still', 'rain'] : ['rain', 'still'];
  return (
    <div className={styles.ways}>
      {ways.map((way, place) => (
        <Button
          key={way}
          isBlock
          variant={place === 0 ? 'primary' : 'secondary'}
          isBusy={isBusy}
          onClick={() => onJoin(way)}
        >
          {t(`redRain.join.${way}`)}
        </Button>
      ))}
    </div>
  );
};

interface RoundCardProps {
  readonly rain: RedRain;
  readonly round: Round;
  readonly hasJoined: boolean;
  readonly join: ReturnType<typeof useJoinRedRain>;
  readonly onJoin: (way: Way) => void;
  /** The round is over: another one comes. */
  readonly onOver: () => void;
}

/** One round: how long until it starts or ends, and the way in while it is on. */
const RoundCard = ({ rain, round, hasJoined, join, onJoin, onOver }: RoundCardProps) => {
  const { t } = useTranslation('agent');
  const { time, day } = useFormat();
  const { isOver: hasStarted } = useCountdown(round.startsAt);
  const { isPending, error } = join;
  return (
    <Card as="section" variant="balance" isPadded className={styles.round} aria-label={t('redRain.round')}>
      <p className={styles.quiet}>
        {hasStarted
          ? t('redRain.endsIn')
          : t('redRain.startsIn', { day: day(round.startsAt), time: time(round.startsAt) })}
      </p>
      <p className={styles.clock}>
        <Countdown
          key={String(hasStarted)}
          until={hasStarted ? round.endsAt : round.startsAt}
          label={t(hasStarted ? 'redRain.leftIn' : 'redRain.left')}
          {...(hasStarted && { onOver })}
        />
      </p>
      {hasJoined || isBarred(rain) || (
        <p className={styles.quiet}>{t('redRain.tries', { count: rain.mine.triesLeft })}</p>
      )}
      {!hasJoined && isBarred(rain) && <Barred rain={rain} />}
      {!hasJoined && !isBarred(rain) && hasStarted && <Open isBusy={isPending} onJoin={onJoin} />}
      {!hasJoined && error !== null && !isPending && <Note tone="bad">{t(wordsOf(FAILURES, error))}</Note>}
    </Card>
  );
};

interface RoundsProps {
  readonly rain: RedRain;
  readonly round: Round;
  readonly onOver: () => void;
}

/** The round that is on or comes next. What was won stays above the next round's countdown. */
export const Rounds = ({ rain, round, onOver }: RoundsProps) => {
  const join = useJoinRedRain();
  const [tried, setTried] = useState<{ readonly round: string; readonly way: Way }>();
  const [isRainOver, setRainOver] = useState(false);
  const { mine, rules } = rain;
  const press = (way: Way) => {
    setTried({ round: round.startsAt, way });
    setRainOver(false);
    join.mutate({ round: round.startsAt });
  };
  const prize = join.data?.prize ?? mine.prize;
  if (join.data !== undefined && tried?.way === 'rain' && !isRainOver)
    return <Rain seconds={rules?.seconds ?? 10} onOver={() => setRainOver(true)} />;
  const hasJoined = mine.triesLeft === 0 || (join.data !== undefined && tried?.round === round.startsAt);
  return (
    <>
      {prize !== undefined && !join.isPending && <Won prize={prize} rules={rules} isNew={tried !== undefined} />}
      <RoundCard
        key={round.startsAt}
        rain={rain}
        round={round}
        hasJoined={hasJoined}
        join={join}
        onJoin={press}
        onOver={onOver}
      />
    </>
  );
};
