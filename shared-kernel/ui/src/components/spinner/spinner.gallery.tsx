import type { Examples } from '../../gallery/examples.ts';
import { Spinner } from './spinner.tsx';

export const examples: Examples = {
  usual: () => <Spinner />,
  large: () => <Spinner size={32} />,
};
