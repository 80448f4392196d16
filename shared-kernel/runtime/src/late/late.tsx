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

export { codeOf } from './code-of.ts';

/** What a part that comes later takes besides its own props. */
export interface LateProps {
  /** False until it is wanted: nothing is fetched, `wait` stands there. */
  readonly isAsked?: boolean;
  /** Stands in its place until it is here. */
  readonly wait?: ReactNode;
  /** Stands there when it did not come; nothing unless given. It is asked for again by itself when the line is back. */
  readonly failed?: (again: () => void) => ReactNode;
  /** For what a press has opened: the frame says that it did not come, and this takes the press back. */
  readonly takeBack?: () => void;
}

export interface LatePart<Props> {
  (props: Props & LateProps): ReactNode;
  /** Fetches its code before it is wanted; a failure is nobody's matter until it is. */
  readonly fetchAhead: () => void;
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
        publish('line.doubted', {});
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
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> => {
  const code = createCode(load);

  const Late = (props: Props & LateProps): ReactNode => {
    const { isAsked = true, wait = null, failed, takeBack } = props;
    const [hasFailed, setFailed] = useState(false);
    const [, show] = useReducer((times: number) => times + 1, 0);
    const Part = code.ready();
    const isWanted = isAsked && Part === undefined && !hasFailed;
    const miss = useEffectEvent(() => {
      if (takeBack === undefined) return setFailed(true);
      publish('code.missed', {});
      takeBack();
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
    useEvent('line.restored', again);
    if (!isAsked) return wait;
    if (Part !== undefined) return <Part {...props} />;
    return hasFailed ? (failed?.(again) ?? null) : wait;
  };

  return Object.assign(Late, { fetchAhead: () => void code.fetch().catch(() => undefined) });
};
