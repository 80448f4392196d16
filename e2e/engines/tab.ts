import type { Network } from '../fixtures/network-proxy.ts';

/** The page itself, or the game in its frame. */
export type Place = 'page' | 'game';

/** One tab of a browser. Elements are named by CSS selectors, of which the first visible element counts. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Where it is now. */
  address(): Promise<string>;
  /** Null without a visible element. */
  text(selector: string, place: Place): Promise<string | null>;
  /** Throws while there is no visible element. */
  tap(selector: string, place: Place): Promise<void>;
  /** Types in place of what the field holds. Throws while there is no visible element. */
  fill(selector: string, text: string): Promise<void>;
  /** The connection to the site. */
  readonly network: Network;
  /** Errors of scripts and refusals of a content security policy until now. */
  complaints(): readonly string[];
  /** A PNG of the screen. */
  picture(): Promise<Uint8Array>;
}

/** A browser with one tab and an empty profile. */
export interface Engine {
  readonly version: string;
  readonly tab: Tab;
  close(): Promise<void>;
}
