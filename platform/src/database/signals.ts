type Hear = (message: string) => void;

/** Messages between the processes of one database. One may be lost while a connection is: who hears asks now and then all the same. */
export interface Signals {
  /** Hears a channel from soon on, until the returned function is called. */
  listen(channel: string, hear: Hear): () => void;
}

/** Who hears what. `begin` is told of a channel that nobody heard before. */
export const createListeners = (begin: (channel: string) => void) => {
  const channels = new Map<string, Set<Hear>>();
  return {
    channels: (): readonly string[] => [...channels.keys()],
    tell: (channel: string, message: string): void => {
      for (const hear of channels.get(channel) ?? []) hear(message);
    },
    listen: (channel: string, hear: Hear): (() => void) => {
      const known = channels.get(channel);
      const hearing = known ?? new Set<Hear>();
      channels.set(channel, hearing);
      hearing.add(hear);
      if (!known) begin(channel);
      return () => void hearing.delete(hear);
    },
  };
};
