import type { Examples } from '../../gallery/examples.ts';
import { FieldFrame } from './field-frame.tsx';

export const examples: Examples = {
  'of an input': () => (
    <FieldFrame label="Amount" hint="In pesos" isMarked inputId="frame-amount" noteId="frame-amount-note">
      <input id="frame-amount" defaultValue="100" />
    </FieldFrame>
  ),
  'of a group': () => (
    <FieldFrame label="Pictures" error="At most 3." noteId="frame-group-note">
      <button type="button">Add</button>
    </FieldFrame>
  ),
};
