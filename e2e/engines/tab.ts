import type { Line } from '../fixtures/line.ts';
import type { Sight, Step } from './steps.ts';

/** Where in a tab something is: in the page itself, or in the game that it holds. */
export type Place = 'page' | 'game';

/** One tab of a browser, as any engine can be asked for it. */
export interface Tab {
  goTo(address: string): Promise<void>;
  address(): Promise<string>;
  look(place: Place, steps: readonly Step[]): Promise<Sight>;
  /** Presses the one element there is, as a finger would. Throws while there is none, or something lies over it. */
  tap(place: Place, steps: readonly Step[]): Promise<void>;
  /** Types into the one field there is, in place of what stands in it. */
  fill(place: Place, steps: readonly Step[], text: string): Promise<void>;
  /** Runs a function of the page's own world, sent as text, with the elements found. */
  change(place: Place, steps: readonly Step[], source: string): Promise<void>;
  /** Runs a function that stands by itself in the page, sent as text with its argument; answers what fits through JSON. */
  run(source: string, argument: string): Promise<unknown>;
  /** Its line to the site. */
  readonly line: Line;
  /** What the browser has complained of until now: errors of scripts, and what a policy has refused. */
  complaints(): readonly string[];
  /** What is on its screen, as a PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly version: string;
  /** A tab of a browser that has never been at the site. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}
