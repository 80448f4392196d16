import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
} from 'react';
import { publish, useEvent } from 'shared-kernel/events';

export { loadModule } from './load-module.ts';

/** What a part that comes later takes besides its own props. */
export interface LazyProps {
  /** False until it is wanted: nothing is fetched, `fallback` stands there. */
  readonly enabled?: boolean;
  /** Stands in its place until it is here. */
  readonly fallback?: ReactNode;
  /** Stands there when it did not come; nothing unless given. It is asked for again by itself when the network is back. */
  readonly errorFallback?: (again: () => void) => ReactNode;
  /** For what a press has opened: the frame says that it did not come, and this takes the press back. */
  readonly onLoadError?: () => void;
}

export interface LazyComponent<Props> {
  (props: Props & LazyProps): ReactNode;
  /** Fetches its code before it is wanted; a failure is nobody's matter until it is. */
  readonly preload: () => void;
}

/** The code of one part. A failed fetch is forgotten, so that the next one sends a request again. */
const createCode = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let part: ComponentType<Props> | undefined;
  let running: Promise<void> | undefined;
  const fetch = (): Promise<void> => {
    running ??= load().then(
      (loaded) => {
        part = loaded;
      },
      (error: unknown) => {
        running = undefined;
        publish('network.suspect', {});
        throw error;
      },
    );
    return running;
  };
  return { fetch, ready: () => part };
};

/**
 * A component whose code comes when it is wanted, by a dynamic import that answers it. What does not come costs its own place and
 * nothing around it, and may come the next time: `React.lazy` throws past every neighbour, and remembers.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  const code = createCode(load);

  const Lazy = (props: Props & LazyProps): ReactNode => {
    const { enabled = true, fallback = null, errorFallback, onLoadError } = props;
    const [hasFailed, setFailed] = useState(false);
    const [, show] = useReducer((times: number) => times + 1, 0);
    const Part = code.ready();
    const isWanted = enabled && Part === undefined && !hasFailed;
    const miss = useEffectEvent(() => {
      if (onLoadError === undefined) return setFailed(true);
      publish('code.missed', {});
      onLoadError();
    });
    useEffect(() => {
      if (!isWanted) return;
      let isCurrent = true;
      code.fetch().then(
        () => isCurrent && startTransition(show),
        () => isCurrent && miss(),
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted]);
    const again = () => setFailed(false);
    useEvent('network.online', again);
    if (!enabled) return fallback;
    if (Part !== undefined) return <Part {...props} />;
    return hasFailed ? (errorFallback?.(again) ?? null) : fallback;
  };

  return Object.assign(Lazy, { preload: () => void code.fetch().catch(() => undefined) });
};
