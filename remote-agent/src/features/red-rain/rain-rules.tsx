import { SectionHead } from '@shared-kernel/ui/section-head';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { RedRain } from './api/red-rain.ts';
import styles from './red-rain.module.css';

/** When rounds are, who may join, what an envelope holds, and that taps change nothing. */
export const RainRules = ({ rules }: { readonly rules: NonNullable<RedRain['rules']> }) => {
  const { t } = useTranslation('agent');
  const { money } = useFormat();
  const { times, seconds, leastBets, betDays, pool, envelopes, minPrize, maxPrize, turnoverTimes, validDays } = rules;
  const said = [
    t('redRain.rule.times', { times: times.join(', '), count: seconds }),
    t('redRain.rule.bets', { amount: money(leastBets), count: betDays }),
    t('redRain.rule.pool', { pool: money(pool), count: envelopes, min: money(minPrize), max: money(maxPrize) }),
    t('redRain.rule.drawn'),
    t('redRain.rule.turnover', { times: turnoverTimes, count: validDays }),
    t('redRain.rule.bonus'),
  ];
  return (
    <section>
      <SectionHead tone="quiet" title={t('redRain.rules')} />
      <ul className={styles.rules}>
        {said.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
};
