import { parseArgs } from 'node:util';
import { benchEdge } from './edge.ts';
import { benchStart } from './start.ts';

const USAGE = `pnpm bench start [--runs 7] [--free-connections]   how fast the home page starts, against two monoliths
pnpm bench edge [--rate 100] [--seconds 20]        how fast one document server answers`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '7' },
    'free-connections': { type: 'boolean', default: false },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
  },
});

const count = (name: 'runs' | 'rate' | 'seconds'): number => {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} has to be a whole number above 0.`);
};

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  start: () => benchStart({ runs: count('runs'), chargesConnections: !values['free-connections'] }),
  edge: () => benchEdge({ rate: count('rate'), seconds: count('seconds') }),
};

/** Prints figures and ratios; it fails only when it could not measure. */
const command = COMMANDS[positionals[0] ?? ''];
if (command === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await command();
}
