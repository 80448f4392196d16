import { MoneyFit, type MoneyFitProps } from '@shared-kernel/ui/money';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useIsOnTrial } from 'shared-kernel/session';
import styles from './balance-amount.module.css';

interface BalanceAmountProps extends Pick<MoneyFitProps, 'size' | 'tone' | 'isHidden' | 'isTappable'> {
  /** As the wallet's balance answers it: `sumBalance` is what may be played with, `bonus` what of it is not the member's yet. */
  readonly balance: { readonly sumBalance: string; readonly bonus?: string | undefined };
  /** Beside the bonus, where there is room: how much of it is played. */
  readonly note?: string | undefined;
  /** Where the bonus stands: below the balance, or behind it in one line. */
  readonly layout?: 'stack' | 'line';
}

/**
 * A member's balance: what is the member's own in the colour of money, and a bonus, which has to be played through first, named
 * beside it in another. They sum to what may be played with. A trial's balance is no money, says so, and has not its colour.
 *
 *     <BalanceAmount balance={{ sumBalance: '1473.00', bonus: '500.00' }} />  // ₱973.00 + ₱500.00 bonus
 */
export const BalanceAmount = ({ balance, note, layout = 'stack', isHidden = false, ...money }: BalanceAmountProps) => {
  const tCommon = useCommonTexts();
  const format = useFormat();
  const isPlayMoney = useIsOnTrial();
  const sum = parseAmount(balance.sumBalance);
  // What a running game says may be less than the bonus of the last answer.
  const bonus = isPlayMoney ? 0 : Math.min(parseAmount(balance.bonus ?? '0.00'), sum);
  const tone = isPlayMoney ? 'plain' : money.tone;
  const own = <MoneyFit amount={toDecimalAmount(sum - bonus)} isHidden={isHidden} {...money} {...(tone && { tone })} />;
  if (bonus <= 0 && !isPlayMoney) return own;
  return (
    <span className={styles.balance} data-layout={layout}>
      <span className={styles.own}>{own}</span>
      {(isPlayMoney || !isHidden) && (
        <span className={styles.bonus}>
          {' '}
          {isPlayMoney
            ? tCommon('balance.play')
            : tCommon('balance.bonus', { amount: format.money(toDecimalAmount(bonus)) })}
          {note && (
            <>
              {' · '}
              <span>{note}</span>
            </>
          )}
        </span>
      )}
    </span>
  );
};
