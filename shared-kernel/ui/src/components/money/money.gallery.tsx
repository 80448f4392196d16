import type { Examples } from '../../gallery/examples.ts';
import { Money, MoneyFit, type MoneyProps } from './money.tsx';

const SIZES: readonly NonNullable<MoneyProps['size']>[] = [1, 2, 3, 4, 5];
const AMOUNTS = ['0.05', '12480.50', '1234567.89', '98765432.10', '9999999999.99'] as const;
/** px: a column of three on the smallest phone, half a card, a card. */
const PLACES_PX = [84, 132, 240] as const;

const inPlaces = (amount: string) => () =>
  PLACES_PX.map((width) => (
    <div key={width} style={{ width }}>
      {SIZES.map((size) => (
        <p key={size}>
          <MoneyFit amount={amount} size={size} />
        </p>
      ))}
    </div>
  ));

export const examples: Examples = {
  sizes: () =>
    SIZES.map((size) => (
      <p key={size}>
        <Money amount="12480.50" size={size} />
      </p>
    )),
  plain: () => <Money amount="12480.50" tone="plain" />,
  dim: () => <Money amount="12480.50" tone="dim" />,
  in: () => <Money amount="500.00" tone="in" />,
  out: () => <Money amount="-500.00" tone="out" />,
  hidden: () => <Money amount="12480.50" isHidden />,
  ...Object.fromEntries(AMOUNTS.map((amount) => [`fitting: ${amount}`, inPlaces(amount)])),
  'fitting: says the whole at a press': () => (
    <div style={{ width: PLACES_PX[0] }}>
      <MoneyFit amount="98765432.10" isTappable />
    </div>
  ),
  'fitting: in': () => <MoneyFit amount="98765432.10" tone="in" />,
  'fitting: out': () => <MoneyFit amount="-98765432.10" tone="out" />,
};
