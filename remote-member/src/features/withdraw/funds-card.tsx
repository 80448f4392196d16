import { gameListLink } from '@shared-kernel/contracts/system/paths';
import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';
import { FundsCard } from '@shared-kernel/forms/transfer';
import { Card } from '@shared-kernel/ui/card';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Money } from '@shared-kernel/ui/money';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { ProgressBar } from '../../shared/progress-bar/progress-bar.tsx';
import { type Funds, useConsolidatedFunds } from './api/withdraw-calls.ts';
import styles from './withdraw.module.css';

/** Where turnover comes from, in words. */
const SOURCES = {
  deposit: 'withdraw.turnover.deposit',
  bonus: 'withdraw.turnover.bonus',
  transfer: 'withdraw.turnover.transfer',
} as const;

const PLACES = ['bonus', 'withdrawing', 'checking'] as const;

/** What is the member's and not in the wallet: as a bonus, on its way out, or looked at before it is in. */
const MoneyElsewhere = () => {
  const { t } = useTranslation('member');
  return (
    <Loaded
      query={useConsolidatedFunds()}
      fallback={null}
      variant="line"
      errorFallback={{ title: t('withdraw.elsewhere.failed') }}
    >
      {(funds) =>
        PLACES.filter((place) => parseAmount(funds[place]) > 0).map((place) => (
          <p key={place} className={styles.line}>
            <span className={styles.quiet}>
              {t(`withdraw.elsewhere.${place}`)}
              {place === 'bonus' && funds.bonusPlayed !== undefined && (
                <> · {t('bonus.played', { percent: funds.bonusPlayed })}</>
              )}
            </span>
            <Money amount={funds[place]} size={2} tone="plain" />
          </p>
        ))
      }
    </Loaded>
  );
};

/** What may leave now, what turnover holds of the rest, and how often it may be asked for today. */
export const WithdrawableCard = ({ funds }: { readonly funds: Funds }) => {
  const { t } = useTranslation('member');
  const { withdrawable, locked, attemptsLeft, perDay } = funds;
  return (
    <FundsCard label={t('withdraw.can')} amount={withdrawable}>
      {parseAmount(locked) > 0 && (
        <p className={styles.line}>
          <span className={styles.quiet}>{t('withdraw.locked')}</span>
          <Money amount={locked} size={2} tone="plain" />
        </p>
      )}
      <MoneyElsewhere />
      {attemptsLeft !== undefined && perDay !== undefined && (
        <p className={`${styles.quiet} ${styles.attempts}`}>
          {t('withdraw.attempts', { count: attemptsLeft, most: perDay })}
        </p>
      )}
    </FundsCard>
  );
};

const sumOf = (amounts: readonly string[]): number => amounts.reduce((sum, amount) => sum + parseAmount(amount), 0);

/** What holds money back: how much is still to be played, what it comes from, and a way to the games that count, unless the member takes a break from them. */
export const TurnoverCard = ({
  turnover,
  turnoverLeft,
  exclusion,
}: Pick<Funds, 'turnover' | 'turnoverLeft' | 'exclusion'>) => {
  const { t } = useTranslation('member');
  const { money, shortDay } = useFormat();
  if (turnover.length === 0) return null;
  const left = t('withdraw.turnover.left', { amount: money(turnoverLeft) });
  return (
    <Card as="section" isPadded className={styles.part} aria-label={left}>
      <h2 className={styles.title}>{left}</h2>
      <p className={styles.quiet}>{t('withdraw.turnover.text')}</p>
      <ProgressBar
        label={t('withdraw.turnover.label')}
        value={sumOf(turnover.map(({ met }) => met))}
        max={sumOf(turnover.map(({ required }) => required))}
        tone="money"
      />
      <div className={styles.rows}>
        <RowList isFlat label={t('withdraw.turnover.from')}>
          {turnover.map(({ reference, source, createdAt, met, required }) => (
            <ListRow
              key={reference}
              title={t(safeLookup(SOURCES, source) ?? SOURCES.deposit, { day: shortDay(createdAt) })}
              sub={t('withdraw.turnover.of', { met: money(met), required: money(required) })}
              trailing={<Money amount={required} size={2} tone="plain" />}
            />
          ))}
        </RowList>
      </div>
      {exclusion === undefined && (
        <LinkButton to={gameListLink({ category: 'RNG' })} isBlock>
          {t('withdraw.turnover.games')}
        </LinkButton>
      )}
    </Card>
  );
};
