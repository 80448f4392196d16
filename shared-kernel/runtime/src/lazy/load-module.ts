import { publish } from 'shared-kernel/events';

/**
 * Code that a press asks for: undefined when it does not come, which the frame then says. For what opens by a call, as a
 * question does; for a component there is `lazyComponent`.
 */
export const loadModule = async <Code>(load: () => Promise<Code>): Promise<Code | undefined> => {
  try {
    return await load();
  } catch {
    publish('network.suspect', {});
    publish('code.missed', {});
    return undefined;
  }
};
