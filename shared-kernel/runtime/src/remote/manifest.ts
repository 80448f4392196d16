import type { Open } from '@shared-kernel/contracts/open';
import type { FrameRequest } from '@shared-kernel/contracts/release/frame-rules';
import type { AccessRule, PreloadCall, SlotAccess } from '@shared-kernel/contracts/release/release';
import type { SlotName } from '@shared-kernel/contracts/release/slots';
import type { FlagName } from 'shared-kernel/brand';

/** A promotion that must be on for the member, by its key in `availablePromosByKey` (accounts §2). */
export type RouteNeed = Open<'REFERRAL' | 'MISSION'>;

/** One route: everything that the frame and the document server need before any code of the remote has arrived. */
export interface ManifestRoute<Page extends string = string> {
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly page: Page;
  /** A key of the remote's own namespace; both languages' texts are read into the release when it is built. */
  readonly title: string;
  readonly access: AccessRule;
  readonly rejectsTrial?: boolean;
  /** The white-label flag under which the page exists: while it is off, no link leads there and its address shows nothing. */
  readonly flag?: FlagName;
  /** What a member must have; without it they are told to contact service, at a tap as at a typed address. */
  readonly needs?: RouteNeed;
  /** Whether there is a bottom menu, and where back leads, is the specification's for this path unless said here. */
  readonly frame: FrameRequest;
  readonly starts?: readonly PreloadCall[];
  /**
   * When code and data are fetched before the page is opened: with a finger or pointer on a link to it (unless said), or
   * its files besides as soon as the first view has nothing better to do.
   */
  readonly prefetch?: 'idle';
}

export interface SlotDeclaration<Component extends string = string> {
  readonly name: SlotName;
  readonly component: Component;
  /** Among several extensions of one slot, the smaller stands first; 0 unless said. */
  readonly order?: number;
  /** Whom it is shown to: everyone unless said. */
  readonly access?: SlotAccess;
  /** The white-label flag under which it exists. */
  readonly flag?: FlagName;
}

/** Data only: read at build time into the release, never at run time by the remote itself. */
export interface RemoteManifest<Page extends string = string, Component extends string = string> {
  /** Also the package's folder (`remote-<name>`), its translations' namespace and its CSS prefix. */
  readonly name: string;
  readonly routes: readonly ManifestRoute<Page>[];
  readonly slots: readonly SlotDeclaration<Component>[];
}

/** Keeps the literal names of pages and slot components, so that `defineRemote` must supply each. */
export const defineManifest = <const Page extends string, const Component extends string = never>(
  manifest: RemoteManifest<Page, Component>,
): RemoteManifest<Page, Component> => manifest;
