import type { MotifName } from '../../src/art/motifs.ts';
import type { SpeciesName } from './species.ts';

/** A vendor's water: which fish swims as which kind, from the commonest to the dearest, and the levels of its cannon. */
export interface Cast {
  readonly species: readonly SpeciesName[];
  /** Of the game's stakes, in minor units, ascending. */
  readonly levels: readonly number[];
}

const REEF: Cast = {
  species: ['anchovy', 'clownfish', 'butterfly', 'puffer', 'seahorse', 'turtle', 'octopus', 'ray', 'shark', 'chest'],
  levels: [5, 10, 20, 50, 100, 200, 500, 1000],
};
const POND: Cast = {
  species: ['anchovy', 'goldfish', 'butterfly', 'crab', 'seahorse', 'turtle', 'octopus', 'swordfish', 'koi', 'chest'],
  levels: [10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
};
const DEEP: Cast = {
  species: ['anchovy', 'clownfish', 'jelly', 'puffer', 'angler', 'octopus', 'ray', 'swordfish', 'shark', 'whale'],
  levels: [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000],
};

/** By the vendor's code; any other has the reef. */
const CASTS: Readonly<Record<string, Cast>> = { AMIHAN: REEF, JL: POND, REEFWORKS: DEEP };

/** The place of ×100. */
const HERO_AT = 8;

/** What a tile shows, as a fish; a tile of something else has its cast's own. */
const HEROES: Readonly<Partial<Record<MotifName, SpeciesName>>> = {
  koi: 'koi',
  shark: 'shark',
  octopus: 'octopus',
  crab: 'crab',
  turtle: 'turtle',
  jelly: 'jelly',
};

/** The vendor's cast with the game's own motif at ×100; who stood there takes the place that it leaves. */
export const castOf = (vendor: string | undefined, motif: MotifName): Cast => {
  const cast = CASTS[vendor ?? ''] ?? REEF;
  const hero = HEROES[motif];
  if (hero === undefined) return cast;
  const former = cast.species[HERO_AT];
  const species = cast.species.map((each, at) => {
    if (at === HERO_AT) return hero;
    return each === hero && former !== undefined ? former : each;
  });
  return { ...cast, species };
};
