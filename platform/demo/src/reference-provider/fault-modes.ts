/**
 * Fault modes of the provider's callbacks, for tests of a shop. `forged`: before the real callback one without a valid
 * signature reports ten times the amount.
 */
export const FAULT_MODES = ['good', 'late', 'doubled', 'out-of-order', 'lost', 'forged'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export const isFaultMode = (name: string): name is FaultMode => (FAULT_MODES as readonly string[]).includes(name);
