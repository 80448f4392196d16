/** The drawings of the platform: deterministic vectors, each small enough to send as it is. */
export { GAME_ART_LIMIT_BYTES, gameArt } from './game-art.ts';
export { HERO_NAMES, heroArt } from './hero-art.ts';
export { pageBackdrop } from './page-backdrop.ts';
export { symbolArt, wordmark } from './symbol-art.ts';
export { teamCrest } from './team-crest.ts';
export { vendorMark } from './vendor-mark.ts';
