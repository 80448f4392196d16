import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Combination } from '@shared-kernel/contracts/release/combinations';
import type { CAC } from 'cac';
import { RegistryError } from '../registry/registry.ts';
import { bisect, type Culprit, combinationNamed, type Verdict } from '../replay/bisect.ts';
import { findCombination } from '../replay/find-combination.ts';
import { replaySite } from '../replay/replay-site.ts';
import { openStore, type RegistryOptions, readCount } from './arguments.ts';

const REPLAY_PORT = 8100;
const ANY_PORT = 0;
/** As of `git bisect run`. */
const SKIP_CODE = 125;

interface ReplayCommandOptions extends RegistryOptions {
  readonly platform?: string;
  readonly port: unknown;
}

const replay = async (compositionId: string, options: ReplayCommandOptions): Promise<void> => {
  const { registry, platform } = options;
  const combination = await findCombination(await (await openStore(options)).readPointers(), String(compositionId));
  await using site = await replaySite({ registry, combination, platform, port: readCount('port', options.port) });
  console.log(`${compositionId} at ${site.url}/m/home, until Ctrl-C:\n  ${Object.values(combination).join('\n  ')}`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
};

type Ends = string | number | readonly (string | number)[];

interface BisectOptions extends RegistryOptions {
  readonly good?: Ends;
  readonly bad?: Ends;
  readonly platform?: string;
  readonly '--'?: readonly string[];
}

const namesOf = (side: 'good' | 'bad', named: Ends | undefined): readonly string[] => {
  if (named === undefined) throw new RegistryError(`--${side} takes a revision of the history, or releases.`);
  return [named].flat().map(String);
};

/** What a command says of a site that runs: 0 good, 125 skip, any other code bad. Throws a RegistryError if it cannot be started. */
const runCommand = async ([program = '', ...args]: readonly string[], url: string): Promise<Verdict> => {
  const child = spawn(program, args, { env: { ...process.env, SITE_URL: url }, stdio: 'inherit' });
  const code = await once(child, 'exit').then(
    ([status]) => status,
    (error: Error) => {
      throw new RegistryError(`The command cannot be started: ${error.message}.`);
    },
  );
  if (code === 0) return 'good';
  return code === SKIP_CODE ? 'skip' : 'bad';
};

const culpritText = ({ release, before, skipped }: Culprit): string => {
  const unsure = skipped.length === 0 ? '' : `; not judged: ${skipped.join(', ')}`;
  return `${release ?? 'taking it out'} (good: ${before ?? 'without it'}${unsure})`;
};

const findBreak = async (options: BisectOptions): Promise<void> => {
  const { registry, platform, '--': command = [] } = options;
  if (command.length === 0)
    throw new RegistryError('Which command? pnpm release bisect --good 41 --bad 44 -- <command>');
  const store = await openStore(options);
  const [good, bad] = await Promise.all([
    combinationNamed(store, namesOf('good', options.good)),
    combinationNamed(store, namesOf('bad', options.bad)),
  ]);
  const judge = async (combination: Combination): Promise<Verdict> => {
    await using site = await replaySite({ registry, combination, platform, port: ANY_PORT });
    return await runCommand(command, site.url);
  };
  const culprits = await bisect(store, good, bad, {
    judge,
    onVerdict: (verdict, changed) => console.log(`${verdict.padEnd(5)} ${changed.join(' ') || 'as on the good side'}`),
  });
  const together = culprits.length === 1 ? 'This release breaks it' : 'These releases break it together';
  console.log(`${together}:\n  ${culprits.map(culpritText).join('\n  ')}`);
};

/** What shows combinations of releases again. */
export const addReplayCommands = (cli: CAC): void => {
  cli
    .command('replay <compositionId>', 'Serve on this machine the combination of releases that a report names')
    .option('--platform <url>', "The platform (the running site's)")
    .option('--port <port>', 'Port to listen on', { default: REPLAY_PORT })
    .action(replay);
  cli
    .command('bisect', 'Find the release, or those that only together do, that breaks a command: … -- <command>')
    .option('--good <what>', 'A revision of the history, or releases that replace what is live')
    .option('--bad <what>', 'The same, for what is broken')
    .option('--platform <url>', "The platform (the running site's)")
    .action(findBreak);
};
