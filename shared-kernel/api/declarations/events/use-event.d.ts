import type { EventListener, EventName } from './event-map.d.ts';
/** Listens while the component is mounted; always calls the listener of the last render. */
export declare const useEvent: <Name extends EventName>(name: Name, listener: EventListener<Name>) => void;
