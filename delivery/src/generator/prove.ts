/**
 * Runs every generator in a clone of the last commit, then `pnpm verify`: `pnpm exec node delivery/src/generator/prove.ts`. Not part
 * of `npm test`, which runs the generators against a smaller workspace: this takes some minutes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPnpm } from '../workspace/find-pnpm.ts';
import { runProgram } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';

const COMMANDS: readonly (readonly string[])[] = [
  ['new', 'feature', 'browse', 'red-rain', '--ty', 'Pulang ulan'],
  [
    'new',
    'feature',
    'member',
    'vip-progress',
    '--reads',
    'getClubBenefit',
    '--ty',
    'Level sa VIP',
    '--filipino',
    'Level=Level ng VIP',
  ],
  ['new', 'form', 'member', 'tell-us', 'sendFeedback', '--ty', 'Sabihin sa amin', '--filipino', 'Comment=Komento'],
  ['new', 'records', 'member', 'bets-again', 'getBetRecords', '--ty', 'Mga taya ulit'],
  ['new', 'team', 'agent', 'team-again', 'getTeamBets', '--access', 'agent', '--ty', 'Team ulit'],
  ['new', 'endpoint', 'accounts', 'devices', 'getDevices'],
  ['new', 'brand', 'perlas', '--like', 'luna'],
  ['new', 'remote', 'loyalty', '--ty', 'Katapatan'],
  ['new', 'game', 'coin-flip', '--category', 'LIVE', '--ty', 'Kara krus'],
  ['install', '--offline', '--no-frozen-lockfile'],
  ['verify'],
];

const root = await mkdtemp(join(tmpdir(), 'generators-'));
const pnpm = await findPnpm();
const run = async (program: string, ...args: readonly string[]): Promise<boolean> => {
  console.log(`\n── ${[program, ...args].join(' ')}`);
  return (await runProgram(program, args, { cwd: root, isShown: true })).code === 0;
};

try {
  const steps: (readonly [string, ...string[]])[] = [
    ['git', 'clone', '--quiet', WORKSPACE, '.'],
    [pnpm, 'install', '--offline', '--frozen-lockfile'],
    ...COMMANDS.map((args) => [pnpm, ...args] as const),
  ];
  for (const step of steps) {
    if (await run(...step)) continue;
    process.exitCode = 1;
    break;
  }
} finally {
  await rm(root, { recursive: true, force: true });
}
