import type { Examples } from '../../gallery/examples.ts';
import { Switch } from './switch.tsx';

export const examples: Examples = {
  on: () => <Switch label="Sounds" defaultChecked />,
  off: () => <Switch label="Sounds" />,
  'with a detail': () => (
    <Switch label="Session clock" detail="Says every hour how long you have been playing." defaultChecked />
  ),
  disabled: () => <Switch label="Sounds" disabled />,
};
