import type { Page } from '@playwright/test';
import type { Network } from '../../fixtures/network-proxy.ts';
import { eventually, isSoon } from './eventually.ts';
import {
  closeOverlay,
  findTaps,
  hintOffline,
  hintOnline,
  makeRoomForBack,
  pressRetry,
  readKept,
  readStanding,
  restoreKept,
  type Standing,
  stepBack,
  type Tap,
} from './page-scripts.ts';

export interface Walk {
  readonly page: Page;
  readonly network: Network;
  /** Opens the page whole; the network is there. */
  readonly open: () => Promise<unknown>;
  /** Every entry of every list too, instead of one of a kind. */
  readonly isWhole: boolean;
  /** Presses the bottom menu too, which is the same round every page. */
  readonly withMenu: boolean;
  /** After so many presses it is enough, and what they open is left for a longer walk. */
  readonly most?: number;
  /** A press after which the page is another one, in another language or for another visitor: pressed last. */
  readonly changesPage: (key: string) => boolean;
}

export interface Walked {
  /** What was pressed with the network gone, by name; what lies over the page after what opens it. */
  readonly pressed: string[];
  /** The presses that met something that did not come. */
  readonly missed: string[];
}

/** Where a press is made: at the start, or in what these presses open over it. */
interface Place {
  readonly path: string;
  readonly language: string;
  /** What the browser kept at the start. */
  readonly kept: string;
  readonly trail: readonly string[];
  /** What can be pressed below what was opened last. */
  readonly below: ReadonlySet<string>;
}

/** Visits whose walk presses the whole frame: one of them in the short form too, both in Filipino. */
export const WITH_FRAME: ReadonlySet<string> = new Set(['home of a guest', 'member centre']);

/** A panel, and a question that it asks. */
const DEEPEST = 2;

const oneOfAKind = (taps: readonly Tap[]): readonly Tap[] => {
  const kinds = new Set<string>();
  return taps.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
};

const inOrder = (taps: readonly Tap[], isLast: Walk['changesPage']): readonly Tap[] => [
  ...taps.filter(({ key }) => !isLast(key)),
  ...taps.filter(({ key }) => isLast(key)),
];

const run = <Result>({ page }: Walk, script: (argument: string) => Result, argument = ''): Promise<Result> =>
  page.evaluate(script as (given: string) => Result, argument);

const read = (walk: Walk): Promise<Standing> => run(walk, readStanding) as Promise<Standing>;

const until = (what: string, walk: Walk, isSo: (standing: Standing) => boolean): Promise<Standing> =>
  eventually(what, () => read(walk), isSo);

const open = async (walk: Walk): Promise<void> => {
  await walk.open();
  await run(walk, makeRoomForBack);
};

/** As it was at first, whatever presses have changed. */
const startAnew = async (walk: Walk, { kept }: Place): Promise<void> => {
  const restore = () => run(walk, restoreKept, kept);
  // A tab that has left the site keeps nothing of it.
  await restore().catch(async () => {
    await open(walk);
    await restore();
  });
  await open(walk);
};

/** One step, and no second one before it is taken: a slow engine would leave the site. */
const backFrom = async (walk: Walk, { path, search }: Standing): Promise<void> => {
  await run(walk, stepBack);
  await isSoon(() =>
    read(walk).then(
      (now) => now.path !== path || now.search !== search,
      () => false,
    ),
  );
};

/**
 * Back where the walk began: what lies over the page is closed, and the steps away are taken back. Where no step leads back (a
 * press has signed somebody in), the page is opened anew as it was.
 */
const comeBack = async (walk: Walk, place: Place): Promise<void> => {
  const { path } = place;
  const stepNearer = async (): Promise<boolean> => {
    const now = await read(walk);
    if (now.hasOverlay) await run(walk, closeOverlay);
    else if (now.path !== path) await backFrom(walk, now);
    return now.path === path && !now.hasOverlay;
  };
  // A document that is just going answers nothing.
  if (!(await isSoon(() => stepNearer().catch(() => false)))) await startAnew(walk, place);
};

/** What can be pressed there and nowhere below it. */
const tapsAt = async (walk: Walk, { below }: Place): Promise<readonly Tap[]> =>
  (await run(walk, findTaps)).filter(({ key }) => !below.has(key));

/**
 * Stands at the place again, with the network there; the page is opened anew when a press before has changed what it offers, or
 * what is offered by something that opens over it.
 */
const reach = async (walk: Walk, place: Place, key: string): Promise<void> => {
  const { language, trail } = place;
  const offers = (wanted: string) => async () => (await run(walk, findTaps)).some((tap) => tap.key === wanted);
  const stepDown = async (isThere: (step: string) => Promise<boolean>): Promise<boolean> => {
    for (const [depth, step] of [...trail, key].entries()) {
      if (!(await isThere(step))) return false;
      if (depth < trail.length) await run(walk, findTaps, step);
    }
    return true;
  };
  await comeBack(walk, place);
  const isAsAtFirst = (await read(walk)).language === language;
  if (isAsAtFirst && (await stepDown((step) => isSoon(offers(step))))) return;
  await startAnew(walk, place);
  await stepDown((step) => eventually(`“${step}” can be pressed`, offers(step), (isOffered) => isOffered));
};

/** The page learns that the network is gone from what it misses, or before the press, by what a phone says. */
const cut = async (walk: Walk, isKnown: boolean): Promise<void> => {
  await walk.network.disconnect();
  if (!isKnown) return;
  await run(walk, hintOffline);
  await until('the bar says it', walk, ({ saysSo }) => saysSo);
};

/** How a page gets to know that the network is back. */
const WAYS_BACK = {
  'by the word of a phone': (walk: Walk) => run(walk, hintOnline),
  'by Retry': (walk: Walk) => run(walk, pressRetry),
  'by itself': () => undefined,
};

/** The network is back: the bar goes, and nothing in the page says any longer that it did not come. */
const heal = async (walk: Walk, way: keyof typeof WAYS_BACK): Promise<void> => {
  await walk.network.reconnect();
  await WAYS_BACK[way](walk);
  const isWhole = ({ stands, saysSo, isWaiting, hasFailed }: Standing) => stands && !saysSo && !isWaiting && !hasFailed;
  await until(`healed ${way}`, walk, isWhole);
};

/** The network goes, and then the press: the page stands and says so, with nothing on its way; it is whole when the network is back. */
const pressWithoutLine = async (walk: Walk, key: string, turn: number): Promise<Standing> => {
  const isKnown = turn % 2 === 1;
  try {
    await cut(walk, isKnown);
    await run(walk, findTaps, key);
    await run(walk, hintOffline);
    const isSaid = ({ stands, saysSo, isWaiting }: Standing) => stands && saysSo && !isWaiting;
    const standing = await until('it stands and says so', walk, isSaid);
    await heal(walk, turn % 4 < 2 ? 'by the word of a phone' : 'by Retry');
    return standing;
  } catch (cause) {
    throw new Error(`The network goes${isKnown ? ', the page says so' : ''}, then a press on “${key}”`, { cause });
  }
};

/** Whether a press has opened something, or wanted to: what did not come for want of a network opens now. */
const hasOpened = async (
  walk: Walk,
  place: Place,
  { hasOverlay, hasNotice }: Standing,
  before: readonly Tap[],
): Promise<boolean> => {
  // What the press was made in may be all that stands over the page.
  const isOwn = ({ key }: Tap): boolean => before.some((tap) => tap.key === key);
  return hasNotice || (hasOverlay && (place.trail.length === 0 || !(await tapsAt(walk, place)).every(isOwn)));
};

/** Presses each entry of a place, and what opens over it, entry by entry. */
const walkPlace = async (walk: Walk, place: Place, walked: Walked): Promise<void> => {
  const found = await tapsAt(walk, place);
  const wanted = walk.withMenu ? found : found.filter((tap) => tap.place !== 'nav');
  for (const { key } of inOrder(walk.isWhole ? wanted : oneOfAKind(wanted), walk.changesPage)) {
    if (walked.pressed.length >= (walk.most ?? Number.POSITIVE_INFINITY)) return;
    const trail = [...place.trail, key];
    await reach(walk, place, key);
    const standing = await pressWithoutLine(walk, key, walked.pressed.length);
    walked.pressed.push(trail.join(' / '));
    if (standing.hasFailed || standing.hasNotice) walked.missed.push(trail.join(' / '));
    const mayOpen =
      walk.most === undefined && trail.length <= DEEPEST && (await hasOpened(walk, place, standing, found));
    if (mayOpen) await walkOver(walk, place, trail, walked);
  }
};

/** Opens with the network there what a press has opened, or wanted to open, and presses what is in it. */
const walkOver = async (walk: Walk, place: Place, trail: readonly string[], walked: Walked): Promise<void> => {
  const opener = trail.at(-1) ?? '';
  await reach(walk, place, opener);
  const { search } = await read(walk);
  const under = await run(walk, findTaps, opener);
  // A filter that was chosen closes its panel: what still lies there is on its way out.
  const isThere = async () => {
    const now = await read(walk);
    return now.hasOverlay && now.search === search && (await tapsAt(walk, over)).length > 0;
  };
  const over: Place = { ...place, trail, below: new Set([...place.below, ...under.map(({ key }) => key)]) };
  // A press that leads off the site has nothing over the page.
  if (await isSoon(() => isThere().catch(() => false))) await walkPlace(walk, over, walked);
};

/**
 * Before everything that the page offers, found from the page itself, the network goes, and comes back: the page stands all the
 * while, says that the network is gone, and is whole again, whoever tells it that the network is back.
 */
export const walkOffline = async (walk: Walk): Promise<Walked> => {
  const walked: Walked = { pressed: [], missed: [] };
  await open(walk);
  const { path, language } = await read(walk);
  const kept = await run(walk, readKept);
  await walkPlace(walk, { path, language, kept, trail: [], below: new Set() }, walked);
  await cut(walk, true);
  await heal(walk, 'by itself');
  return walked;
};
