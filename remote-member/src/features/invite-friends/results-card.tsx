import { paths } from '@shared-kernel/contracts/system/paths';
import { FigureGrid, FigureTile } from '@shared-kernel/records';
import { Card } from '@shared-kernel/ui/card';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { MoneyFit } from '@shared-kernel/ui/money';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import type { Referrals } from './api/referrals.ts';
import styles from './invite-friends.module.css';

const FUNNEL = ['invited', 'verified', 'deposited', 'valid'] as const;

interface ResultsProps {
  readonly referrals: Referrals;
}

/** What was earned, what waits in the reward center, and how far friends have come. */
export const Results = ({ referrals }: ResultsProps) => {
  const { t } = useTranslation('member');
  const { money, number } = useFormat();
  const { isRouted } = useRoutes();
  const { earned, playing, waiting, waitingCount } = referrals;
  return (
    <>
      <Card as="section" variant="balance" isPadded className={styles.earned} aria-label={t('inviteFriends.earned')}>
        <p className={styles.quiet}>{t('inviteFriends.earned')}</p>
        <MoneyFit amount={earned} size={5} />
        {parseAmount(playing) > 0 && (
          <p className={styles.quiet}>{t('inviteFriends.playing', { amount: money(playing) })}</p>
        )}
        {parseAmount(waiting) > 0 && (
          <>
            <p className={styles.quiet}>
              {t('inviteFriends.waiting', { count: waitingCount, amount: money(waiting) })}
            </p>
            {isRouted(paths.rewards) && (
              <LinkButton to={paths.rewards} variant="primary" isBlock>
                {t('inviteFriends.claim')}
              </LinkButton>
            )}
          </>
        )}
      </Card>
      <FigureGrid>
        {FUNNEL.map((name) => (
          <FigureTile key={name} name={t(`inviteFriends.funnel.${name}`)}>
            {number(referrals[name])}
          </FigureTile>
        ))}
      </FigureGrid>
    </>
  );
};
