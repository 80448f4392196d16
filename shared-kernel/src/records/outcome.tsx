import { parseAmount } from 'shared-kernel/format';
import { Money } from 'shared-kernel/ui/money';

/** Won or lost: a sign and a colour, never colour alone. */
export const Outcome = ({ amount, size = 3 }: { readonly amount: string; readonly size?: 2 | 3 }) => (
  <Money amount={amount} size={size} tone={parseAmount(amount) > 0 ? 'in' : 'out'} />
);
