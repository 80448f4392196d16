import type { EventListener, EventMap, EventName } from './event-map.ts';

const listeners: { [Name in EventName]?: Set<EventListener<Name>> } = {};

const listenersOf = <Name extends EventName>(name: Name): Set<EventListener<Name>> => {
  const known: Set<EventListener<Name>> | undefined = listeners[name];
  if (known) return known;
  const fresh: Set<EventListener<Name>> = new Set();
  Object.assign(listeners, { [name]: fresh });
  return fresh;
};

/** Calls every listener, in the order they subscribed. A listener that throws is logged; the others are called all the same. */
export const publish = <Name extends EventName>(name: Name, payload: EventMap[Name]): void => {
  for (const listener of [...listenersOf(name)]) {
    try {
      listener(payload);
    } catch (error) {
      console.error(`A listener of "${name}" failed.`, error);
    }
  }
};

/** Listens until the returned function is called. */
export const subscribe = <Name extends EventName>(name: Name, listener: EventListener<Name>): (() => void) => {
  const known = listenersOf(name);
  known.add(listener);
  return () => {
    known.delete(listener);
  };
};
