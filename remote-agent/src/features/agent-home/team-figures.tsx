import { getTeamKpi } from '@shared-kernel/contracts/agent/agent';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { Card } from '@shared-kernel/ui/card';
import { NumberFit } from '@shared-kernel/ui/fit-line';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useToday } from 'shared-kernel/timer';
import styles from './agent-home.module.css';

/** The figures move while the page lies open: an older answer is asked for again when the page is looked at. */
const FIGURES_STALE_MS = 0;

/** Between two looks at what the team does, while the page is looked at. Milliseconds. */
const FIGURES_EVERY_MS = 30_000;

/**
 * The team's figures of the merchant's today (GMT+8), size 0: the footer alone. Asked again every half a minute, and whenever
 * the page becomes visible: one of the four is of now.
 */
const useTeamFigures = () => {
  const today = useToday();
  const figures = useApi(
    getTeamKpi,
    { startDate: today, endDate: today, size: 0 },
    { staleTime: FIGURES_STALE_MS, refetchInterval: FIGURES_EVERY_MS, select: ({ footer }) => footer },
  );
  return { today, figures };
};

interface Figure {
  readonly name: 'loggedIn' | 'bet' | 'registered' | 'online';
  readonly counter: keyof ValueOf<typeof getTeamKpi>['footer'];
  /** Now, not today: marked with a light. */
  readonly isLive?: true;
}

/** The four figures of today, in the picture's order. */
const FIGURES: readonly Figure[] = [
  { name: 'loggedIn', counter: 'teamLoginMemberCount' },
  { name: 'bet', counter: 'teamBetMemberCount' },
  { name: 'registered', counter: 'teamRegisterMemberCount' },
  { name: 'online', counter: 'teamOnlineCount', isLive: true },
];

/** Without counters, their places: the names are there before the figures. */
const Figures = ({ counters }: { readonly counters?: ValueOf<typeof getTeamKpi>['footer'] }) => {
  const { t } = useTranslation('agent');
  return (
    <dl className={styles.figures} aria-busy={counters === undefined}>
      {FIGURES.map(({ name, counter, isLive }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.label}>{t(`figures.${name}`)}</dt>
          <dd className={styles.count}>
            {isLive && <span className={styles.light} />}
            {counters === undefined ? (
              <Skeleton width={40} height={26} radius="line" />
            ) : (
              <NumberFit value={counters[counter] ?? 0} isTappable />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The team's today, in the merchant's day. */
export const TeamFigures = () => {
  const { t } = useTranslation('agent');
  const format = useFormat();
  const { today, figures } = useTeamFigures();
  return (
    <Card as="section" className={styles.team}>
      <div className={styles.teamHead}>
        <h2 className={styles.teamTitle}>{t('figures.heading')}</h2>
        <span className={styles.label}>{t('figures.day', { day: format.shortDay(today) })}</span>
      </div>
      <Loaded query={figures} fallback={<Figures />} variant="line" errorFallback={{ title: t('figures.failed') }}>
        {(counters) => <Figures counters={counters} />}
      </Loaded>
    </Card>
  );
};
