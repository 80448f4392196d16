import type { Pointers } from '@shared-kernel/contracts/release/release';

/** The releases that players may get: of each package the live one, then those that a roll-back goes to. */
export const keptLive = ({ packages }: Pick<Pointers, 'packages'>): readonly string[] =>
  Object.values(packages).flatMap(({ live, previous }) => [live, ...previous]);
