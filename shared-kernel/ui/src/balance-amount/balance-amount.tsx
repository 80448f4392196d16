import { MoneyFit, type MoneyFitProps } from '@shared-kernel/ui/money';
import type { ReactNode } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { isTrial, useSession } from 'shared-kernel/session';
import styles from './balance-amount.module.css';

interface BalanceAmountProps extends Pick<MoneyFitProps, 'size' | 'tone' | 'isHidden' | 'isTappable'> {
  /** As the wallet's balance answers it: `sumBalance` is what may be played with, `bonus` what of it is not the member's yet. */
  readonly balance: { readonly sumBalance: string; readonly bonus?: string | undefined };
  /** Where the bonus stands: below the balance, or behind it in one line. */
  readonly layout?: 'stack' | 'line';
}

interface ApartProps {
  readonly layout: 'stack' | 'line';
  readonly amount: ReactNode;
  readonly beside: string | undefined;
}

/** An amount, and in another colour what it is, or what else there is. */
const Apart = ({ layout, amount, beside }: ApartProps) => (
  <span className={styles.balance} data-layout={layout}>
    <span className={styles.own}>{amount}</span>
    {beside !== undefined && <span className={styles.bonus}> {beside}</span>}
  </span>
);

/**
 * A member's balance: what is the member's own in the colour of money, and a bonus, which has to be played through first, named
 * beside it in another. They sum to what may be played with. A trial's balance is no money, says so, and has not its colour.
 *
 *     <BalanceAmount balance={{ sumBalance: '1473.00', bonus: '500.00' }} />  // ₱973.00 + ₱500.00 bonus
 */
export const BalanceAmount = ({ balance, layout = 'stack', isHidden = false, ...money }: BalanceAmountProps) => {
  const tCommon = useCommonTexts();
  const format = useFormat();
  const sum = parseAmount(balance.sumBalance);
  // What a running game says may be less than the bonus of the last answer.
  const bonus = Math.min(parseAmount(balance.bonus ?? '0.00'), sum);
  const session = useSession();
  if (session !== null && isTrial(session.type))
    return (
      <Apart
        layout={layout}
        amount={<MoneyFit amount={balance.sumBalance} isHidden={isHidden} {...money} tone="plain" />}
        beside={tCommon('balance.play')}
      />
    );
  if (bonus <= 0) return <MoneyFit amount={balance.sumBalance} isHidden={isHidden} {...money} />;
  return (
    <Apart
      layout={layout}
      amount={<MoneyFit amount={toDecimalAmount(sum - bonus)} isHidden={isHidden} {...money} />}
      beside={isHidden ? undefined : tCommon('balance.bonus', { amount: format.money(toDecimalAmount(bonus)) })}
    />
  );
};
