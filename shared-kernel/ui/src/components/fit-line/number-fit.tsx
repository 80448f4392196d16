import { useFormat } from 'shared-kernel/format';
import { FitLine } from './line.tsx';

interface NumberFitProps {
  readonly value: number;
  readonly size?: 2 | 3 | 4;
  /** A press says the whole number. Not inside of a link or button. */
  readonly isTappable?: boolean;
}

/** A count in a place that may be too narrow for it: it steps down in size, then to `123.5K` with the whole count in its name. */
export const NumberFit = ({ value, size = 4, isTappable = false }: NumberFitProps) => {
  const format = useFormat();
  const text = format.number(value);
  return (
    <FitLine text={text} short={format.compactNumber(value)} size={size} isTappable={isTappable}>
      {text}
    </FitLine>
  );
};
