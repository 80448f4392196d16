export { publish, subscribe } from './bus.ts';
export type { EventListener, EventMap, EventName } from './event-map.ts';
export { useEvent } from './use-event.ts';
