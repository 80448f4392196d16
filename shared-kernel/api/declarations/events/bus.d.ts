import type { EventListener, EventMap, EventName } from './event-map.d.ts';
/** Calls every listener, in the order they subscribed. A listener that throws is logged; the others are called all the same. */
export declare const publish: <Name extends EventName>(name: Name, payload: EventMap[Name]) => void;
/** Listens until the returned function is called. */
export declare const subscribe: <Name extends EventName>(name: Name, listener: EventListener<Name>) => (() => void);
