import { publish } from 'shared-kernel/events';
import type { RemoteModule } from 'shared-kernel/remote';
import { addTexts, loadTexts } from './part-texts.ts';

/** A page or slot component by name, and where a module has it. */
export interface PartRequest<Part> {
  readonly kind: 'page' | 'slot';
  readonly name: string;
  readonly pick: (module: RemoteModule) => (() => Promise<Part>) | undefined;
}

interface PartSource {
  readonly remote: string;
  readonly namespace: string;
  readonly compositionId: string;
  /** The remote's module, live or, where that could not be had, the one before it. Its failure is reported there. */
  readonly load: () => Promise<RemoteModule>;
  /** The release before the live one; null when there is none. */
  readonly loadFallback: () => Promise<RemoteModule | null>;
  readonly wait: (ms: number) => Promise<void>;
}

/** Before the second try of a chunk, in ms. */
const SECOND_TRY_MS = 300;

/**
 * One page or slot component of a remote, with its texts. A chunk that does not come is tried twice, then taken from the
 * release before; `remote.failed` names the part as soon as the live release could not give it, whatever stands in for it.
 */
export const loadPart = async <Part>(
  { remote, namespace, compositionId, load, loadFallback, wait }: PartSource,
  { kind, name, pick }: PartRequest<Part>,
): Promise<Part> => {
  const from = async (module: RemoteModule): Promise<Part> => {
    const loadIt = pick(module);
    if (loadIt === undefined) throw new Error(`The ${remote} remote has no ${kind} '${name}'.`);
    const [loaded] = await Promise.all([loadIt(), loadTexts(module, namespace, name)]);
    return loaded;
  };
  const module = await load();
  try {
    return await from(module).catch(() => wait(SECOND_TRY_MS).then(() => from(module)));
  } catch (error) {
    publish('remote.failed', { remote, phase: 'load', [kind]: name, compositionId, error });
    publish('network.suspect', {});
    const before = await loadFallback().catch(() => null);
    if (before === null || before === module) throw error;
    addTexts(namespace, before, name);
    return from(before);
  }
};
