import type { Examples } from '../../gallery/examples.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const examples: Examples = {
  'heard, not seen': () => (
    <p>
      ₱1,234.50 <VisuallyHidden>withdrawable</VisuallyHidden>
    </p>
  ),
};
