import { readRelease } from '../../../fixtures/release.ts';
import { table } from '../report/table.ts';
import { type Audit, auditPage, type Category } from './audit.ts';

/** What a page says, not how fast a machine is: anything below is a fault. */
const MUST_BE_WHOLE: readonly Category[] = ['accessibility', 'best-practices', 'seo'];
const WHOLE = 100;
const PARAMETER = '/:';

/** Pages that anyone may open by an address that needs nothing more; null where no site answers. */
const publicPaths = async (site: string): Promise<readonly string[] | null> => {
  const release = await readRelease(site).catch(() => null);
  if (release === null) return null;
  const { remotes } = release;
  const routes = remotes.flatMap(({ live }) => live.routes);
  return routes.filter(({ access, path }) => access === 'public' && !path.includes(PARAMETER)).map(({ path }) => path);
};

const HEAD = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'blocked ms', 'shift'];

const row = ({ path, scores, lcpMs, blockedMs, shift }: Audit): readonly string[] => [
  path,
  ...Object.values(scores).map(String),
  String(Math.round(lcpMs)),
  String(Math.round(blockedMs)),
  shift.toFixed(3),
];

const isWhole = ({ scores }: Audit): boolean => MUST_BE_WHOLE.every((category) => scores[category] === WHOLE);

/**
 * Lighthouse over every public page of a running site, one after the other, on a phone with slow 4G. Answers whether all have
 * 100 in accessibility, best practices and SEO; speed is only said, because it is also the machine's.
 */
export const benchLighthouse = async (site: string): Promise<boolean> => {
  const paths = await publicPaths(site);
  if (paths === null) {
    console.error(`No site answers at ${site}: start one (npm start), or name another with --site.`);
    return false;
  }
  const audits: Audit[] = [];
  for (const path of paths) audits.push(await auditPage(site, path));
  if (audits.length === 0) throw new Error(`${site} has no public page.`);
  console.log(table([HEAD, ...audits.map(row)]));
  const faulty = audits.filter((audit) => !isWhole(audit));
  for (const { path, findings } of faulty) console.log([`${path}:`, ...findings].join('\n  '));
  return faulty.length === 0;
};
