import type { giveUpBonus } from '@shared-kernel/contracts/member/deposit-promotions';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { confirm } from '@shared-kernel/ui/confirm';
import { MoneyFit } from '@shared-kernel/ui/money';
import type { FailureCodeOf } from 'shared-kernel/api';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { ProgressBar } from '../../../shared/progress-bar/progress-bar.tsx';
import { type Bonus, useGiveUpBonus } from '../api/calls.ts';
import styles from '../deposit.module.css';

const FAILURES = {
  'bonus.ended': 'deposit.bonus.ended',
  otherwise: 'deposit.bonus.giveUpFailed',
} as const satisfies Failures<'member', never, FailureCodeOf<typeof giveUpBonus>>;

const useGiveUp = ({ bonusNo, balance }: Bonus) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const language = useLanguage();
  const { mutateAsync } = useGiveUpBonus();
  return () =>
    void confirm({
      title: t('deposit.bonus.giveUpAsk'),
      text: t('deposit.bonus.giveUpText', { amount: money(balance) }),
      action: t('deposit.bonus.giveUp'),
      cancel: t('deposit.bonus.keep'),
      tone: 'danger',
      run: () => mutateAsync({ bonusNo, language }),
      failed: (error) => t(wordsOf(FAILURES, error)),
    });
};

/** The bonus that is on: what it has come to, how far its turnover is, until when, and the way out of it. */
export const BonusCard = ({ bonus }: { readonly bonus: Bonus }) => {
  const { t } = useTranslation('member');
  const { money, day } = useFormat();
  const isVisible = useBalanceVisibility();
  const giveUp = useGiveUp(bonus);
  const { name, balance, met, required, expiresAt } = bonus;
  const played = t('deposit.bonus.played', { met: money(met), required: money(required) });
  return (
    <Card as="section" isPadded aria-label={t('deposit.bonus.label')}>
      <div className={styles.bonus}>
        <p className={styles.dim}>{t('deposit.bonus.of', { name })}</p>
        <MoneyFit amount={balance} isHidden={!isVisible} />
        <ProgressBar
          label={t('deposit.bonus.turnover')}
          value={parseAmount(met)}
          max={parseAmount(required)}
          valueText={played}
          tone="money"
        />
        <p className={styles.dim}>{played}</p>
        <p className={styles.dim}>
          {expiresAt === undefined ? t('deposit.bonus.text') : t('deposit.bonus.textUntil', { day: day(expiresAt) })}
        </p>
        <Button size="s" onClick={giveUp}>
          {t('deposit.bonus.giveUp')}
        </Button>
      </div>
    </Card>
  );
};
