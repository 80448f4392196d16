import { createHash } from 'node:crypto';

/** Raise it when the art functions draw differently: every picture's address changes, so caches may keep them for ever. */
const ART_VERSION = 3;

/** A short hash of everything that a picture is drawn from. */
export const artHash = (...parts: readonly (string | number)[]): string =>
  createHash('sha1')
    .update([ART_VERSION, ...parts].join('|'))
    .digest('base64url')
    .slice(0, 8);

export const gameIconUrl = (game: { readonly nodeId: string; readonly iconVersion: string }): string =>
  `/wps/art/game/${encodeURIComponent(game.nodeId)}.svg?v=${game.iconVersion}`;

export const vendorIconUrl = (vendor: { readonly code: string; readonly name: string; readonly hue: number }): string =>
  `/wps/art/vendor/${encodeURIComponent(vendor.code)}.svg?v=${artHash(vendor.name, vendor.hue)}`;

/** `hue`: a merchant's own, in degrees. */
export const heroUrl = (name: string, hue: number | null): string => {
  const own = hue === null ? name : `${name}-${hue}`;
  return `/wps/art/hero/${encodeURIComponent(own)}.svg?v=${artHash(own)}`;
};

export const crestUrl = (team: string): string => `/wps/art/crest/${encodeURIComponent(team)}.svg?v=${artHash(team)}`;
