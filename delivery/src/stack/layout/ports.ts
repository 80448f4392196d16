import { BUILT_PACKAGES, type BuiltName } from '../../workspace/workspace.ts';

const PLATFORM_OFFSET = 10;
/** The edge's figures and its readiness, for whoever watches over the site. */
const EDGE_OPS_OFFSET = 15;
/** Where members pay, in the demo. */
const PAYMENTS_OFFSET = 16;
/** Where another vendor's games are, in the demo. */
const VENDOR_OFFSET = 19;
/** Where visitors choose who they are, in the demo. */
const OPENID_OFFSET = 17;
/** Where whoever is on call sees what is live for whom. */
const RELEASES_OFFSET = 18;
/** Above every static server's. */
const FURTHER_PLATFORMS_OFFSET = 20;

/** Ports count from the edge's: static servers follow it, however many there are, on both sides of the platform's. */
const PORT_OFFSETS: Readonly<Record<BuiltName, number>> = Object.fromEntries(
  BUILT_PACKAGES.map(({ name }, index) => [name, index + 1 < PLATFORM_OFFSET ? index + 1 : index + 2]),
);

/** The ports of a site whose edge has the first of them. */
export const portsFrom = (first: number) => ({
  edge: first,
  ops: first + EDGE_OPS_OFFSET,
  payments: first + PAYMENTS_OFFSET,
  openid: first + OPENID_OFFSET,
  vendor: first + VENDOR_OFFSET,
  releases: first + RELEASES_OFFSET,
  packageOf: (name: BuiltName): number => first + (PORT_OFFSETS[name] ?? 0),
  /** Of the platform's processes, from 0: the first has the port that everybody knows. */
  platform: (index: number): number => first + (index === 0 ? PLATFORM_OFFSET : FURTHER_PLATFORMS_OFFSET + index - 1),
});
export type Ports = ReturnType<typeof portsFrom>;

/** The address of a process of this machine. */
export const at = (port: number): string => `http://localhost:${port}`;
/** Another vendor's pages, with cookies and storage of their own. */
export const vendorAt = (port: number): string => `http://vendor.localhost:${port}`;
/** The edge answers this host name too, with games alone. */
export const gamesAt = (port: number): string => `http://games.localhost:${port}`;
