import type { Examples } from '../../gallery/examples.ts';
import { NumberFit } from './fit-line.tsx';

const QUARTER_PX = 64;

const inAQuarter = (value: number) => () => (
  <div style={{ width: QUARTER_PX }}>
    <NumberFit value={value} isTappable />
  </div>
);

export const examples: Examples = {
  small: inAQuarter(147),
  thousands: inAQuarter(12_345),
  millions: inAQuarter(1_234_567),
};
