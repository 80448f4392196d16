export { publish, subscribe } from './bus.d.ts';
export type { EventListener, EventMap, EventName } from './event-map.d.ts';
export { useEvent } from './use-event.d.ts';
