import type { Pointers } from '@shared-kernel/contracts/release/release';
import {
  abortCanary,
  holdCanary,
  pinnedElsewhere,
  RegistryError,
  type ReleaseStore,
  raiseCanary,
  resumeCanary,
  rollback,
} from '../registry/registry.ts';

/** What a button asks for, before and after its reason is given. */
export interface Asked {
  readonly act: string;
  /** The canary or the package. */
  readonly on: string;
  /** The release that a roll-back takes away, as the page showed it. */
  readonly from: string;
  /** The new share of a canary, as it was typed. */
  readonly percent: string;
  readonly because: string;
}

interface Action {
  /** The question, as a sentence. */
  readonly question: (asked: Asked, pointers: Pointers) => string;
  readonly run: (store: ReleaseStore, asked: Asked) => Promise<unknown>;
}

/** Pressed twice, or by two people, it goes back once: what is taken away is what was shown. */
const rollBack = async (store: ReleaseStore, { on, from }: Asked): Promise<unknown> => {
  const live = (await store.readPointers()).packages[on]?.live;
  if (live === from) return rollback(store, [on]);
  throw new RegistryError(`${on} has changed meanwhile: ${live ?? 'nothing'} is live. Nothing was done.`);
};

const ACTIONS: ReadonlyMap<string, Action> = new Map([
  [
    'raise',
    {
      question: ({ on, percent }) => `Raise canary ${on} to ${percent} % of the visitors? Those that have it keep it.`,
      run: (store, { on, percent }) => raiseCanary(store, on, percent.trim() === '' ? Number.NaN : Number(percent)),
    },
  ],
  [
    'hold',
    {
      question: ({ on }) => `Hold canary ${on}? Its share stays as it is, and nobody raises it until it is resumed.`,
      run: (store, { on, because }) => holdCanary(store, on, because),
    },
  ],
  [
    'resume',
    {
      question: ({ on }) => `Resume canary ${on}? It may be raised again.`,
      run: (store, { on }) => resumeCanary(store, on),
    },
  ],
  [
    'abort',
    {
      question: ({ on }) => `End canary ${on}? Its visitors get what is live, at the next safe point of their visit.`,
      run: (store, { on }) => abortCanary(store, on),
    },
  ],
  [
    'rollback',
    {
      question: ({ on, from }, pointers) => {
        const back = pointers.packages[on]?.previous.slice(0, 1) ?? [];
        const pinned = pinnedElsewhere(pointers, back);
        const whom = pinned.length === 0 ? 'everybody?' : `everybody else? Afterwards: ${pinned.join('. ')}`;
        return `Take ${from} back: ${on} is its fallback again, for ${whom}`;
      },
      run: rollBack,
    },
  ],
]);

/** The action of a name. Throws a RegistryError where there is none. */
export const actionOf = (act: string): Action => {
  const action = ACTIONS.get(act);
  if (action) return action;
  throw new RegistryError(`There is no action "${act}".`);
};
