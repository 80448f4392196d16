import type { Examples } from '../../gallery/examples.ts';
import { Money, type MoneyProps } from './money.tsx';

const SIZES: readonly MoneyProps['size'][] = [1, 2, 3, 4, 5];

export const examples: Examples = {
  sizes: () => SIZES.map((size) => <p key={size}>{size && <Money amount="12480.50" size={size} />}</p>),
  plain: () => <Money amount="12480.50" tone="plain" />,
  dim: () => <Money amount="12480.50" tone="dim" />,
  in: () => <Money amount="500.00" tone="in" />,
  out: () => <Money amount="-500.00" tone="out" />,
  hidden: () => <Money amount="12480.50" isHidden />,
};
