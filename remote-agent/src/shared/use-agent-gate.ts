import { type Gate, useGate } from 'shared-kernel/gate';

/** The way to the agent's pages: without a session nothing happens (specification: accounts §2). */
export const useAgentGate = (): Gate => useGate({ forGuests: 'stay' });
