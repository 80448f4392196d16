import type { Examples } from '../../gallery/examples.ts';
import { Badge } from './badge.tsx';

export const examples: Examples = {
  alert: () => <Badge count={3} label="3 promotions to claim" />,
  info: () => <Badge count={12} tone="info" />,
  'more than 99': () => <Badge count={128} />,
};
