import type { Tally } from '../tally.ts';
import type { World } from '../world/world.ts';

/** How long a case may go on: `short` is what every run of the tests has time for. */
export interface Scale {
  /** `short`, or `whole` for the command of its own. */
  readonly pick: <Value>(short: Value, whole: Value) => Value;
}

/** One way to hurt the site. The world is put right after each. */
export interface Case {
  /** How it is asked for: `pnpm e2e hostile <name>`. */
  readonly name: string;
  readonly title: string;
  run(world: World, tally: Tally, scale: Scale): Promise<void>;
}
