import { now } from 'shared-kernel/clock';
import type { Examples } from '../../gallery/examples.ts';
import { Countdown } from './countdown.tsx';

const inSeconds = (seconds: number): number => now().getTime() + seconds * 1000;
const SOON = inSeconds(9);
const MINUTES = inSeconds(249);
const DAYS = inSeconds(2 * 24 * 3600 + 3849);

export const examples: Examples = {
  minutes: () => <Countdown until={MINUTES} label="Code expires in" />,
  days: () => <Countdown until={DAYS} label="Season ends in" />,
  pressing: () => <Countdown until={SOON} label="Draw closes in" />,
};
