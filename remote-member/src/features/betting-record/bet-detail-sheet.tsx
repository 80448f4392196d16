import type { ReactNode } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { formatDate } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Money } from 'shared-kernel/ui/money';
import { Sheet } from 'shared-kernel/ui/sheet';
import type { Bet } from './api/bet-records.ts';
import styles from './betting-record.module.css';
import { CopyNumber } from './copy-number.tsx';
import { Profit } from './profit.tsx';

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Detail = ({ bet }: { readonly bet: Bet }) => {
  const { t, language } = useTranslation('member');
  const { timeZone } = useBrand();
  return (
    <dl>
      <Line name={t('record.game')}>{bet.gameName}</Line>
      <Line name={t('record.provider.label')}>{bet.vendorName}</Line>
      <Line name={t('record.category.label')}>{t(`record.category.${bet.gameType}`)}</Line>
      <Line name={t('record.placedAt')}>{formatDate(bet.placedAt, language, 'second', timeZone)}</Line>
      <Line name={t('record.status.label')}>{t(`record.status.${bet.status}`)}</Line>
      <Line name={t('record.stake')}>
        <Money amount={bet.stake} size={2} tone="plain" />
      </Line>
      <Line name={t('record.validBet')}>
        <Money amount={bet.validBet} size={2} tone="plain" />
      </Line>
      <Line name={t('record.payout')}>
        <Money amount={bet.payout} size={2} tone="plain" />
      </Line>
      <Line name={t('record.profit')}>
        <Profit amount={bet.profit} size={2} />
      </Line>
      <Line name={t('record.number')}>
        <CopyNumber number={bet.betNo} />
      </Line>
    </dl>
  );
};

interface BetDetailSheetProps {
  /** Null while none is open. */
  readonly bet: Bet | null;
  readonly onClose: () => void;
}

/** Everything about one bet. */
export const BetDetailSheet = ({ bet, onClose }: BetDetailSheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={bet !== null} onClose={onClose} title={t('record.detail')} closeLabel={t('close')}>
      {bet !== null && <Detail bet={bet} />}
    </Sheet>
  );
};
