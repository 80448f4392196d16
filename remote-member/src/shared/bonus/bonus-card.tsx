import type { getDepositPromotions, giveUpBonus } from '@shared-kernel/contracts/member/deposit-promotions';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { confirm } from '@shared-kernel/ui/confirm';
import { MoneyFit } from '@shared-kernel/ui/money';
import type { ReactNode } from 'react';
import type { FailureCodeOf } from 'shared-kernel/api';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import styles from './bonus.module.css';
import { useGiveUpBonus } from './give-up-bonus.ts';

type Bonus = NonNullable<ValueOf<typeof getDepositPromotions>['bonus']>;

const FAILURES = {
  'bonus.ended': 'activeBonus.ended',
  otherwise: 'activeBonus.giveUpFailed',
} as const satisfies Failures<'member', never, FailureCodeOf<typeof giveUpBonus>>;

const useGiveUp = ({ bonusNo, balance }: Bonus) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const language = useLanguage();
  const { mutateAsync } = useGiveUpBonus();
  return () =>
    void confirm({
      title: t('activeBonus.giveUpAsk'),
      text: t('activeBonus.giveUpText', { amount: money(balance) }),
      action: t('activeBonus.giveUp'),
      cancel: t('activeBonus.keep'),
      tone: 'danger',
      run: () => mutateAsync({ bonusNo, language }),
      failed: (error) => t(wordsOf(FAILURES, error)),
    });
};

interface BonusCardProps {
  readonly bonus: Bonus;
  /** The time that is left, where it is counted. */
  readonly clock?: ReactNode;
}

/** The bonus that is on: what it has come to, how far its turnover is, until when, and the way out of it. */
export const BonusCard = ({ bonus, clock }: BonusCardProps) => {
  const { t } = useTranslation('member');
  const { money, day } = useFormat();
  const isVisible = useBalanceVisibility();
  const giveUp = useGiveUp(bonus);
  const { name, balance, met, required, expiresAt } = bonus;
  const played = t('activeBonus.played', { met: money(met), required: money(required) });
  return (
    <Card as="section" isPadded aria-label={t('activeBonus.label')}>
      <div className={styles.bonus}>
        <p className={styles.dim}>{t('activeBonus.of', { name })}</p>
        <MoneyFit amount={balance} isHidden={!isVisible} />
        <ProgressBar
          label={t('activeBonus.turnover')}
          value={parseAmount(met)}
          max={parseAmount(required)}
          valueText={played}
          tone="money"
        />
        <p className={styles.dim}>{played}</p>
        <p className={styles.dim}>
          {expiresAt === undefined ? t('activeBonus.text') : t('activeBonus.textUntil', { day: day(expiresAt) })}
        </p>
        {clock}
        <Button size="s" onClick={giveUp}>
          {t('activeBonus.giveUp')}
        </Button>
      </div>
    </Card>
  );
};
