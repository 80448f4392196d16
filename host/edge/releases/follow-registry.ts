import { type Combination, combinationFor } from '@shared-kernel/contracts/release/combinations';
import type { Pointers } from '@shared-kernel/contracts/release/release';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createLogOnce } from '../base/log-sampling.ts';
import { assembleSet } from './assemble-set.ts';
import { dealCanaries } from './deal-canaries.ts';
import type { LiveSet } from './live-set.ts';
import { createReleaseReader } from './readable-releases.ts';

/** A live set with a missing release is assembled again after this time. */
const RETRY_MS = 1000;
/** Combinations in the cache. */
const LIMIT = 200;
const NEVER = Number.POSITIVE_INFINITY;

interface Held {
  /** The pointers as text: a restored registry may have other releases under the same revision. */
  readonly text: string;
  /** Null: no host is readable. */
  readonly set: LiveSet | null;
  readonly retryAt: number;
}

/** Serialises each pointers object once. */
const createTextOf = () => {
  let known: { readonly pointers: Pointers; readonly text: string } | null = null;
  return (pointers: Pointers): string => {
    if (known?.pointers !== pointers) known = { pointers, text: JSON.stringify(pointers) };
    return known.text;
  };
};

/** Who asks for a page. */
export interface Visitor {
  readonly merchant: string;
  /** The id of the visitor cookie. Null: unknown, and in no canary. */
  readonly visitor: string | null;
  /** Releases in place of theirs, without fallbacks: a tester sees what they do. */
  readonly override?: Combination;
}

const overriddenBy = (visitor: Visitor | undefined): readonly string[] => Object.values(visitor?.override ?? {}).sort();

/** What one tester gets stands in for nobody else's releases. */
const standInOf = ({ set }: Held, alone: readonly string[]): LiveSet | null => (alone.length === 0 ? set : null);

/** The releases of a visitor. Null: there is no host yet. */
export type LiveSetReader = (visitor?: Visitor) => Promise<LiveSet | null>;

/**
 * Follows the registry: the newest readable pointers' releases for a visitor, by the merchant's pins and the canaries that the visitor
 * is in; without a visitor what is live for all. A remote without a published release is left out; an unreadable release is replaced by the
 * newest readable one before it.
 */
export const createLiveSetReader = ({ releases, assetOrigins, fits, clock, log }: EdgeDeps): LiveSetReader => {
  const logOnce = createLogOnce(log);
  const readable = createReleaseReader(releases, logOnce);
  const textOf = createTextOf();
  /** By combination. */
  const held = new Map<string, Held>();
  const pending = new Map<string, Promise<Held>>();
  let last: { readonly pointers: Pointers; readonly text: string } | null = null;
  let lastGood: LiveSet | null = null;

  const follow = async (): Promise<void> => {
    try {
      const pointers = await releases.readPointers();
      const text = textOf(pointers);
      if (last?.text !== text) logOnce.reset();
      last = { pointers, text };
    } catch (error) {
      logOnce({ level: 'error', event: 'pointers.unreadable', detail: String(error) });
    }
  };

  const combinationOf = async (pointers: Pointers, visitor: Visitor | undefined): Promise<Combination> => {
    const { merchant = null, visitor: id = null, override } = visitor ?? {};
    const canaries = merchant === null ? [] : await dealCanaries(pointers.canaries, id);
    return { ...combinationFor(pointers, { merchant, canaries, at: clock() }), ...override };
  };

  const assemble = async (
    pointers: Pointers,
    text: string,
    combination: Combination,
    alone: readonly string[],
  ): Promise<Held> => {
    const { set, isWhole } = await assembleSet(pointers, combination, { assetOrigins, fits, readable, logOnce, alone });
    return { text, set, retryAt: isWhole ? NEVER : clock() + RETRY_MS };
  };

  return async (visitor) => {
    await follow();
    if (last === null) return null;
    const { pointers, text } = last;
    const combination = await combinationOf(pointers, visitor);
    const alone = overriddenBy(visitor);
    const key = [Object.values(combination).sort().join(' '), ...alone].join('\n');
    const known = held.get(key);
    if (known?.text === text && clock() < known.retryAt) return known.set ?? lastGood;
    const turn = `${key}\n${text}`;
    const assembling = pending.get(turn) ?? assemble(pointers, text, combination, alone);
    pending.set(turn, assembling);
    try {
      const fresh = await assembling;
      if (held.size >= LIMIT) held.clear();
      held.set(key, fresh);
      lastGood = standInOf(fresh, alone) ?? lastGood;
    } catch (error) {
      logOnce({ level: 'error', event: 'pointers.unreadable', detail: String(error) });
    } finally {
      pending.delete(turn);
    }
    return held.get(key)?.set ?? lastGood;
  };
};
