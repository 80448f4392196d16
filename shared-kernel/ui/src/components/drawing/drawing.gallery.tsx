import type { Examples } from '../../gallery/examples.ts';
import { Drawing } from './drawing.tsx';

export const examples: Examples = {
  boat: () => <Drawing of="boat" />,
  lanterns: () => <Drawing of="lanterns" />,
};
