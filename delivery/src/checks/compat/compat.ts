import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCli } from '@shared-kernel/node/run-cli';
import { cac } from 'cac';
import { isRegistryError } from '../../registry/registry.ts';
import { buildPackages } from '../../stack/builds/build-packages.ts';
import { stackLayout } from '../../stack/layout/stack-layout.ts';
import { openStack, stopStack } from '../../stack/open-stack.ts';
import { createProgress, type Progress } from '../../stack/terminal/progress.ts';
import { runProgram } from '../../workspace/run-program.ts';
import { BUILT_PACKAGES, WORKSPACE } from '../../workspace/workspace.ts';
import { add, type Counts, formatCounts, NOTHING } from '../runs/counts.ts';
import { runPlaywright } from '../runs/e2e-runs.ts';
import { type FormerRelease, formerRelease } from './former-release.ts';

/**
 * `pnpm compat [--from <ref>]`: packages of different ages in one site, played through. Players' pages and roll-backs make
 * such sites every day; everything else that is tested is built from one checkout.
 */
const SITE = { folder: '.site/compat', port: Number(process.env.COMPAT_PORT ?? 9380), hasControl: true };
const JOURNEY = ['suites/journey.spec.ts', '--project=EN', '--whole'];

/** Where no release was ever tagged: the oldest source whose remotes today's host promises to run. */
const OLDEST_SUPPORTED = '2cb54b9f7c02f2a6731c89804f7b499d3f598c18';
const RELEASE_TAGS = 'release/*';

const lastRelease = async (): Promise<string> => {
  const { code, output } = await runProgram('git', ['describe', '--tags', '--abbrev=0', '--match', RELEASE_TAGS], {
    cwd: WORKSPACE,
  });
  return code === 0 ? output.trim() : OLDEST_SUPPORTED;
};

interface Combination {
  readonly title: string;
  readonly builds: readonly string[];
  /** Whose words the host and the remotes show; left out: today's. */
  readonly words: Readonly<Record<string, string>>;
  /** Whether promotion may refuse it: a new remote may need a new host, an old one must not. */
  readonly mayBeRefused: boolean;
}

const play = async ({ title, builds, words, mayBeRefused }: Combination, progress: Progress): Promise<Counts> => {
  progress.say(title);
  const { folder } = stackLayout(SITE);
  await stopStack(folder);
  // Releases of another combination would be fallbacks of this one.
  await rm(join(folder, 'registry'), { recursive: true, force: true });
  try {
    const layout = await openStack(SITE, progress, async () => builds);
    const env = { SITE_URL: layout.url, SITE_FOLDER: folder, PLATFORM_URL: layout.platformUrl };
    return await runPlaywright({ ...env, ...words }, JOURNEY);
  } catch (error) {
    if (!isRegistryError(error) || !mayBeRefused) throw error;
    progress.say(`refused, as it should be:\n${error.message}`);
    return { ...NOTHING, passed: 1 };
  } finally {
    await stopStack(folder);
  }
};

const combinationsOf = (former: FormerRelease, today: readonly string[]): readonly Combination[] => {
  const [host = '', ...remotes] = today;
  return [
    {
      title: `today's host with the remotes of ${former.commit.slice(0, 8)}`,
      builds: [host, ...former.remotes],
      words: { WORDS_OF_REMOTES: former.words },
      mayBeRefused: false,
    },
    {
      title: `the host of ${former.commit.slice(0, 8)} with today's remotes`,
      builds: [former.host, ...remotes],
      words: { WORDS_OF_HOST: former.words },
      mayBeRefused: true,
    },
    {
      title: `host and remotes of ${former.commit.slice(0, 8)}, rolled back to under today's document server and platform`,
      builds: [former.host, ...former.remotes],
      words: { WORDS_OF_HOST: former.words, WORDS_OF_REMOTES: former.words },
      mayBeRefused: false,
    },
  ];
};

/** Plays the journey on every mixture of today's packages and those of a former release. */
export const runCompat = async (from?: string): Promise<Counts> => {
  const progress = createProgress();
  const stop = async (): Promise<void> => {
    await stopStack(stackLayout(SITE).folder);
    process.exit(1);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const former = await formerRelease(from ?? (await lastRelease()), progress);
  const today = await buildPackages(progress, BUILT_PACKAGES);
  let total = NOTHING;
  for (const combination of combinationsOf(former, today)) total = add(total, await play(combination, progress));
  process.off('SIGINT', stop);
  process.off('SIGTERM', stop);
  return total;
};

if (import.meta.main) {
  const cli = cac('pnpm compat');
  cli
    .command('', 'Packages of different ages')
    .option('--from <ref>', `A commit, branch or tag; the last ${RELEASE_TAGS} without it`)
    .action(async ({ from }: { from?: unknown }) => {
      const counts = await runCompat(from === undefined ? undefined : String(from));
      console.log(formatCounts(counts));
      process.exitCode = counts.failed === 0 ? 0 : 1;
    });
  cli.help();
  await runCli(cli);
}
