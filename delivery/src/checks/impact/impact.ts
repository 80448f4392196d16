/**
 * `pnpm impact [revision or range]`: the cost of each commit. It counts the files by package, generated ones apart, and
 * names the packages that have to be released. The figures of docs/writing-a-remote.md are taken with it.
 */
import { runCli } from '@shared-kernel/node/run-cli';
import { cac } from 'cac';
import { runProgram } from '../../workspace/run-program.ts';
import { StackError, WORKSPACE } from '../../workspace/workspace.ts';
import { judgeFiles } from './judge-files.ts';

interface Commit {
  readonly id: string;
  readonly subject: string;
  /** Added, changed, moved and deleted files. A moved file counts once, under its new name. */
  readonly files: readonly string[];
}

const git = async (root: string, ...args: readonly string[]): Promise<string> => {
  const { code, output } = await runProgram('git', args, { cwd: root });
  if (code !== 0) throw new StackError(`git ${args[0]} failed: ${output.trim()}`);
  return output;
};

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** The commits of a range (`main..HEAD`), oldest first, without merges; of a single revision, that one. */
export const readCommits = async (root: string, revision: string): Promise<readonly Commit[]> => {
  const walk = revision.includes('..') ? ['--reverse'] : ['--max-count=1'];
  const listed = lines(await git(root, 'log', ...walk, '--no-merges', '--format=%H %s', revision, '--'));
  const commits: Commit[] = [];
  for (const line of listed) {
    const [id = '', ...words] = line.split(' ');
    const changed = await git(root, '-c', 'core.quotePath=false', 'show', '--format=', '--name-status', '-M', id);
    commits.push({
      id: id.slice(0, 7),
      subject: words.join(' '),
      files: lines(changed).map((each) => each.split('\t').at(-1) ?? ''),
    });
  }
  return commits;
};

const describeCommit = ({ id, subject, files }: Commit): string => {
  const { written, generated, packages, releases } = judgeFiles(files);
  const places = [...packages].map(([name, count]) => `${name === '.' ? 'workspace' : name} ${count}`);
  return [
    `${id}  ${subject}`,
    `  files    ${written.length}${generated.length > 0 ? `, and ${generated.length} generated` : ''}: ${places.join(', ')}`,
    `  release  ${releases.length > 0 ? releases.join(', ') : 'none'}`,
  ].join('\n');
};

if (import.meta.main) {
  const cli = cac('pnpm impact');
  cli.command('[commits]', 'The cost of each commit of a revision or a range').action(async (named = 'HEAD') => {
    const commits = await readCommits(WORKSPACE, named);
    console.log(commits.map(describeCommit).join('\n\n'));
  });
  cli.help();
  await runCli(cli);
}
