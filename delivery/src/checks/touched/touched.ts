/**
 * `pnpm touched [revision or range]`: what each commit cost. Files by package, those that tools wrote apart, and which
 * packages have to go live for it. The counts of docs/writing-a-remote.md are taken with it.
 */
import { isExplained } from '../../site/site-error.ts';
import { WORKSPACE } from '../../site/workspace.ts';
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

try {
  const commits = await readCommits(WORKSPACE, process.argv[2] ?? 'HEAD');
  console.log(commits.map(describeCommit).join('\n\n'));
} catch (error) {
  if (!isExplained(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
