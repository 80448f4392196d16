import { MoneyFit } from '@shared-kernel/ui/money';
import { parseAmount } from 'shared-kernel/format';

interface OutcomeProps {
  readonly amount: string;
  readonly size?: 2 | 3;
  /** A press says the whole amount. Not inside of a link or button. */
  readonly isTappable?: boolean;
}

/** Won or lost: a sign and a colour, never colour alone. */
export const Outcome = ({ amount, size = 3, isTappable = false }: OutcomeProps) => (
  <MoneyFit amount={amount} size={size} tone={parseAmount(amount) > 0 ? 'in' : 'out'} isTappable={isTappable} />
);
