import { publish } from 'shared-kernel/events';
import type { RemoteModule } from 'shared-kernel/remote';
import { addTexts, loadTexts } from './part-texts.ts';

/** A page or slot component by name, and where a module has it. */
export interface PartRequest<Part> {
  readonly kind: 'page' | 'slot';
  readonly name: string;
  readonly pick: (module: RemoteModule) => (() => Promise<Part>) | undefined;
}

export interface PartSource {
  readonly remote: string;
  readonly namespace: string;
  readonly compositionId: string;
  /** The remote's module, live or, where that could not be had, the one before it. Its failure is reported there. */
  readonly load: () => Promise<RemoteModule>;
  /** The release before the live one; null when there is none. */
  readonly loadFallback: () => Promise<RemoteModule | null>;
  /** Told once the part comes from the release before. */
  readonly onFallback: () => void;
  readonly wait: (ms: number) => Promise<void>;
}

/** Before the second try of a chunk, in ms. */
const SECOND_TRY_MS = 300;

const partOf = async <Part>(
  module: RemoteModule,
  { remote, namespace }: PartSource,
  { kind, name, pick }: PartRequest<Part>,
): Promise<Part> => {
  const loadIt = pick(module);
  if (loadIt === undefined) throw new Error(`The ${remote} remote has no ${kind} '${name}'.`);
  const [loaded] = await Promise.all([loadIt(), loadTexts(module, namespace, name)]);
  return loaded;
};

/** The same part of the release before; null where that is what runs already, or there is none. */
export const loadFormerPart = async <Part>(source: PartSource, request: PartRequest<Part>): Promise<Part | null> => {
  const [module, before] = await Promise.all([source.load(), source.loadFallback().catch(() => null)]);
  if (before === null || before === module) return null;
  addTexts(source.namespace, before, request.name);
  const part = await partOf(before, source, request);
  source.onFallback();
  return part;
};

/**
 * One page or slot component of a remote, with its texts. A chunk that does not come is tried twice, then taken from the
 * release before; `remote.failed` names the part as soon as the live release could not give it, whatever stands in for it.
 */
export const loadPart = async <Part>(source: PartSource, request: PartRequest<Part>): Promise<Part> => {
  const { remote, compositionId, load, wait } = source;
  const module = await load();
  try {
    return await partOf(module, source, request).catch(() =>
      wait(SECOND_TRY_MS).then(() => partOf(module, source, request)),
    );
  } catch (error) {
    publish('remote.failed', { remote, phase: 'load', [request.kind]: request.name, compositionId, error });
    publish('network.suspect', {});
    const before = await loadFormerPart(source, request);
    if (before === null) throw error;
    return before;
  }
};
