/**
 * `pnpm touched [revision or range]`: what each commit cost. Files by package, those that tools wrote apart, and which
 * packages have to go live for it. The counts of docs/writing-a-remote.md are taken with it.
 */
import { cac } from 'cac';
import { runCli } from 'machine/run-cli';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { type Commit, readCommits } from './commits.ts';
import { judgeFiles } from './judge-files.ts';

const describeCommit = ({ id, subject, files }: Commit): string => {
  const { written, generated, packages, releases } = judgeFiles(files);
  const places = [...packages].map(([name, count]) => `${name === '.' ? 'workspace' : name} ${count}`);
  return [
    `${id}  ${subject}`,
    `  files    ${written.length}${generated.length > 0 ? `, and ${generated.length} by tools` : ''}: ${places.join(', ')}`,
    `  release  ${releases.length > 0 ? releases.join(', ') : 'none'}`,
  ].join('\n');
};

const cli = cac('pnpm touched');
cli.command('[commits]', 'What each commit cost, of a revision or a range').action(async (named = 'HEAD') => {
  const commits = await readCommits(WORKSPACE, named);
  console.log(commits.map(describeCommit).join('\n\n'));
});
cli.help();
await runCli(cli);
