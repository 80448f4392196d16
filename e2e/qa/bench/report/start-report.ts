import type { ScriptSizes } from '../builds/builds.ts';
import type { Visit } from '../measure/measure.ts';
import type { Round } from '../measure/rounds.ts';
import { KINDS, type Kind } from '../serve/servers.ts';
import { table } from './table.ts';

interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

const showSpread = ({ median: middle, min, max }: Spread, digits = 0): string =>
  min === max ? middle.toFixed(digits) : `${middle.toFixed(digits)} [${min.toFixed(digits)}–${max.toFixed(digits)}]`;

/** What the site is held to (issue: Done when, 4). */
const TARGETS = { ordinary: 0.9, tuned: 1.15, waves: 2, scriptKilobytes: 170 } as const;
const KILOBYTE = 1024;

const TITLES: Readonly<Record<Kind, string>> = {
  site: 'the site (host and remotes, federated)',
  ordinary: 'ordinary monolith, split by route',
  tuned: 'monolith with our tricks',
};

type Figure = 'fcp' | 'lcp' | 'ready' | 'requests' | 'kilobytes' | 'waves';
const COLUMNS: readonly (readonly [Figure, string])[] = [
  ['fcp', 'FCP ms'],
  ['lcp', 'LCP ms'],
  ['ready', 'tiles ready ms'],
  ['requests', 'requests'],
  ['kilobytes', 'KB'],
  ['waves', 'waves'],
];

const scriptKilobytes = (visit: Visit, sizes: ScriptSizes): number =>
  visit.scripts.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) / KILOBYTE;

const verdict = (isMet: boolean, text: string): string => `${isMet ? 'met   ' : 'MISSED'}  ${text}`;

const ratioLine = (rounds: readonly Round[], other: 'ordinary' | 'tuned'): string => {
  const of = (kind: Kind): number => median(rounds.map((round) => round[kind].lcp));
  const ratio = of('site') / of(other);
  const each = spread(rounds.map((round) => round.site.lcp / round[other].lcp));
  return verdict(
    ratio <= TARGETS[other],
    `LCP / ${other} monolith: ${ratio.toFixed(2)} (target at most ${TARGETS[other]}; by round ${showSpread(each, 2)})`,
  );
};

/** The table of medians with ranges, the ratios, and how they stand against the targets. */
export const startReport = (rounds: readonly Round[], sizes: ScriptSizes): string => {
  const of = (kind: Kind, read: (visit: Visit) => number): readonly number[] =>
    rounds.map((round) => read(round[kind]));
  const rows = KINDS.map((kind) => [
    TITLES[kind],
    ...COLUMNS.map(([figure]) => showSpread(spread(of(kind, (visit) => visit[figure])))),
    median(of(kind, (visit) => scriptKilobytes(visit, sizes))).toFixed(1),
  ]);
  const largest = KINDS.map((kind) => {
    const counts = Map.groupBy(rounds, (round) => round[kind].largest);
    return `  ${kind}: ${[...counts].map(([what, times]) => `${what} (${times.length}×)`).join('; ')}`;
  });
  const popups = KINDS.map((kind) => `${kind} ${Math.round(median(of(kind, (visit) => visit.lcpWithPopup)))}`);
  const waves = median(of('site', ({ waves: count }) => count));
  const scripts = median(of('site', (visit) => scriptKilobytes(visit, sizes)));
  return [
    table([['build', ...COLUMNS.map(([, title]) => title), 'JS KB gz'], ...rows]),
    '',
    'Largest paint:',
    ...largest,
    `The announcement pop-up opens 500 ms after the page and is left out; with it, LCP would be: ${popups.join(', ')} ms.`,
    '',
    ratioLine(rounds, 'ordinary'),
    ratioLine(rounds, 'tuned'),
    verdict(
      waves <= TARGETS.waves,
      `network waves for code and data after the document: ${waves} (target ${TARGETS.waves})`,
    ),
    verdict(
      scripts <= TARGETS.scriptKilobytes,
      `JavaScript of the home page: ${scripts.toFixed(1)} KB gzipped (target at most ${TARGETS.scriptKilobytes})`,
    ),
  ].join('\n');
};
