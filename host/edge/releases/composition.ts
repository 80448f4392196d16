import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { EdgeDeps } from '../base/edge-deps.ts';
import type { RenderedPage } from '../base/rendered-page.ts';
import type { Startup } from '../platform/startup.ts';
import { type CompositionInput, composeDocument } from './compose.ts';
import type { LiveSet } from './live-set.ts';
import { detailsOf, publicDocument } from './public-document.ts';
import { type RouteTable, routesOf } from './route-table.ts';
import { canonicalJson, signText } from './sign.ts';

const LIMIT = 200;

/** Canonical JSON, which its signature covers. */
export interface SignedText {
  readonly json: string;
  readonly signature: string | null;
}

/** A release document with everything derived from it. Its rendered pages are dropped with it. */
export interface Composition {
  readonly document: ReleaseDocument;
  /** The public release document, which a page carries; the whole one for a host that cannot read it. */
  readonly inlined: SignedText;
  /** The whole document, for embedders of the site. */
  readonly whole: SignedText;
  /** What `inlined` leaves out of `whole`. */
  readonly details: SignedText;
  readonly set: LiveSet;
  readonly routes: RouteTable;
  /** Whether a path may belong to a live release that cannot be shown: the release is missing, or no origin serves its files. */
  readonly isOfBroken: (path: string) => boolean;
  readonly pages: Map<string, Promise<RenderedPage>>;
}

/** What is known of a composition by its id. Without its pages, which its cache drops. */
export type KnownComposition = Pick<Composition, 'details' | 'set'>;

interface Held {
  readonly startup: Startup;
  readonly composition: Promise<Composition>;
}

const create = async (input: CompositionInput, deps: EdgeDeps): Promise<Composition> => {
  const document = composeDocument(input, deps);
  const served = new Set(document.remotes.map(({ live }) => live.name));
  const signed = async (value: unknown): Promise<SignedText> => {
    const json = canonicalJson(value);
    return { json, signature: await signText(json, deps.signingKey) };
  };
  const whole = await signed(document);
  const { flags } = input.startup.whitelabel;
  const { remotes, missing } = input.set;
  const unserved = routesOf(
    remotes.filter(({ live }) => !served.has(live.name)),
    flags,
  );
  return {
    document,
    whole,
    inlined: input.set.host.document === 'slim' ? await signed(publicDocument(document)) : whole,
    details: await signed(detailsOf(document)),
    set: input.set,
    routes: routesOf(
      remotes.filter(({ live }) => served.has(live.name)),
      flags,
    ),
    isOfBroken: (path) => missing.length > 0 || unserved.match(path) !== undefined,
    pages: new Map(),
  };
};

export interface Composer {
  /** One composition for each set of releases, merchant and language, until releases, flags or white label change. */
  compose(input: CompositionInput): Promise<Composition>;
  /** A composition of these releases, by its id. Null: not composed here lately. */
  find(compositionId: string): KnownComposition | null;
}

export const createComposer = (deps: EdgeDeps): Composer => {
  const held = new WeakMap<LiveSet, Map<string, Held>>();
  /** Also for a visitor without cookies, who is dealt anew with every page. */
  const recent = new Map<string, KnownComposition>();

  const ofSet = (set: LiveSet): Map<string, Held> => {
    const known = held.get(set) ?? new Map<string, Held>();
    held.set(set, known);
    if (known.size >= LIMIT) known.clear();
    return known;
  };

  const remember = ({ document, details, set }: Composition): void => {
    const [oldest] = recent.keys();
    if (oldest !== undefined && recent.size >= LIMIT) recent.delete(oldest);
    recent.set(document.compositionId, { details, set });
  };

  return {
    compose: (input) => {
      const compositions = ofSet(input.set);
      const key = `${input.merchant} ${input.language satisfies Language}`;
      const known = compositions.get(key);
      if (known?.startup === input.startup) return known.composition;
      const composition = create(input, deps);
      composition.then(remember, () => compositions.delete(key));
      compositions.set(key, { startup: input.startup, composition });
      return composition;
    },
    find: (compositionId) => recent.get(compositionId) ?? null,
  };
};
