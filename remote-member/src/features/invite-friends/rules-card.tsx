import { Card } from '@shared-kernel/ui/card';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { ProgressBar } from '../../shared/progress-bar/progress-bar.tsx';
import type { Referrals } from './api/referrals.ts';
import styles from './invite-friends.module.css';

type RulesProps = Pick<Referrals, 'rules' | 'thisMonth'>;

/** The merchant's own rules, and what of the month's cap is used. */
export const Rules = ({ rules, thisMonth }: RulesProps) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const { minDeposit, minTurnover, days, reward, turnoverTimes, perMonth } = rules;
  const month = t('inviteFriends.month', { count: perMonth, used: thisMonth });
  return (
    <section className={styles.part}>
      <SectionHead title={t('inviteFriends.rules')} />
      <Card isPadded className={styles.rules}>
        <ol className={styles.steps}>
          <li>{t('inviteFriends.rule.verified')}</li>
          <li>{t('inviteFriends.rule.deposited', { amount: money(minDeposit) })}</li>
          <li>{t('inviteFriends.rule.played', { amount: money(minTurnover), count: days })}</li>
          <li>
            {turnoverTimes === 0
              ? t('inviteFriends.rule.own', { amount: money(reward) })
              : t('inviteFriends.rule.reward', { amount: money(reward), count: turnoverTimes })}
          </li>
        </ol>
        <p className={styles.quiet}>{t('inviteFriends.rule.abuse')}</p>
        <div className={styles.month}>
          <p>{month}</p>
          <ProgressBar value={thisMonth} max={perMonth} label={t('inviteFriends.monthLabel')} valueText={month} />
          {thisMonth >= perMonth && <p className={styles.quiet}>{t('inviteFriends.full')}</p>}
        </div>
      </Card>
    </section>
  );
};
