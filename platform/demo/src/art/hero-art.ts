import { HERO_NAMES } from '../../../src/content/campaigns/hero-names.ts';
import { withHue } from './colour.ts';
import { court } from './heroes/court.ts';
import { jackpot } from './heroes/jackpot.ts';
import { lanterns } from './heroes/lanterns.ts';
import { reef } from './heroes/reef.ts';

export { HERO_NAMES };

export type HeroName = (typeof HERO_NAMES)[number];
const HEROES = { lanterns, reef, court, jackpot } as const satisfies Record<HeroName, unknown>;

/**
 * A banner or promotion hero under 4 KB, 400 × 176 (`jackpot` 400 × 130). The left half stays quiet for words set in
 * HTML; nothing in it is language. Crop with object-fit: cover; object-position: right. `hue`: of its sky, in degrees of
 * OKLCH; a brand's. Without one each is drawn in its own.
 */
export const heroArt = (name: HeroName, hue?: number): string =>
  HEROES[name]((colour) => (hue === undefined ? colour : withHue(colour, hue)));
