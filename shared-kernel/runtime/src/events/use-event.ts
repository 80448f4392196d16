import { useEffect, useRef } from 'react';
import { subscribe } from './bus.ts';
import type { EventListener, EventName } from './event-map.ts';

/** Listens while the component is mounted; always calls the listener of the last render. */
export const useEvent = <Name extends EventName>(name: Name, listener: EventListener<Name>): void => {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  }, [listener]);
  useEffect(() => subscribe(name, (payload) => latest.current(payload)), [name]);
};
