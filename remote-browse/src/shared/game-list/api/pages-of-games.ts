import type { Game } from '../../launch/launch-target.ts';

/** How long a list that has been read stays as it is: its place is found again on coming back from a game. */
export const KEPT_MS = 10 * 60_000;

export const nodeIdOf = ({ nodeId }: Game): string => nodeId;
