import type { Examples } from '../../gallery/examples.ts';
import { Note } from './note.tsx';

export const examples: Examples = {
  info: () => <Note>Money arrives within a few minutes.</Note>,
  ok: () => <Note tone="ok">The card is verified.</Note>,
  warn: () => <Note tone="warn">A bonus is active: turnover left ₱1,200.00.</Note>,
  bad: () => <Note tone="bad">The payment password is wrong. 4 tries left.</Note>,
};
