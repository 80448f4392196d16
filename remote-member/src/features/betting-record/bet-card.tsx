import { useBrand } from 'shared-kernel/brand';
import { formatDate } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Card } from 'shared-kernel/ui/card';
import { Money } from 'shared-kernel/ui/money';
import { Pressable } from 'shared-kernel/ui/pressable';
import { Tag } from 'shared-kernel/ui/tag';
import type { Bet } from './api/bet-records.ts';
import styles from './betting-record.module.css';
import { CopyNumber } from './copy-number.tsx';
import { Profit } from './profit.tsx';

interface BetCardProps {
  readonly bet: Bet;
  readonly onOpen: () => void;
}

/** One bet: what was played, what came of it, and the figures under it. The upper half opens the detail. */
export const BetCard = ({ bet, onOpen }: BetCardProps) => {
  const { t, language } = useTranslation('member');
  const { timeZone } = useBrand();
  const isVoid = bet.status === 'void';
  return (
    <Card as="li" className={styles.bet}>
      <Pressable className={styles.head} onPress={onOpen}>
        <span className={styles.thumb}>
          <img src={bet.iconUrl} alt="" loading="lazy" width={40} height={40} />
        </span>
        <span className={styles.what}>
          <span className={styles.game}>{bet.gameName}</span>
          <span className={styles.when}>
            {formatDate(bet.placedAt, language, 'time', timeZone)} · {bet.vendorName}
          </span>
        </span>
        <span className={styles.outcome}>
          {isVoid ? <Tag tone="warn">{t('record.status.void')}</Tag> : <Profit amount={bet.profit} />}
          {!isVoid && <span className={styles.when}>{t('record.status.settled')}</span>}
        </span>
      </Pressable>
      <dl className={styles.trio}>
        <div>
          <dt>{t('record.stake')}</dt>
          <dd>
            <Money amount={bet.stake} size={2} tone="plain" />
          </dd>
        </div>
        <div>
          <dt>{t('record.validBet')}</dt>
          <dd>
            <Money amount={bet.validBet} size={2} tone="plain" />
          </dd>
        </div>
        <div className={styles.end}>
          <dt>{t('record.number')}</dt>
          <dd>
            <CopyNumber number={bet.betNo} />
          </dd>
        </div>
      </dl>
    </Card>
  );
};
