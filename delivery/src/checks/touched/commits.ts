import { SiteError } from '../../site/site-error.ts';
import { runProgram } from '../../workspace/run-program.ts';

export interface Commit {
  readonly id: string;
  readonly subject: string;
  /** Added, changed, moved and deleted; what moved counts once, under its new name. */
  readonly files: readonly string[];
}

const git = async (root: string, ...args: readonly string[]): Promise<string> => {
  const { code, output } = await runProgram('git', args, { cwd: root });
  if (code !== 0) throw new SiteError(output.trim());
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
