import type { Examples } from '../../gallery/examples.ts';
import { Checkbox } from './checkbox.tsx';

export const examples: Examples = {
  open: () => <Checkbox label="I am 21 or older" />,
  ticked: () => <Checkbox label="Remember me on this phone" defaultChecked />,
  disabled: () => <Checkbox label="Use a bonus" disabled />,
  'long label': () => (
    <Checkbox label="I have read the user agreement and the privacy notice, and I accept both of them as they stand today" />
  ),
};
