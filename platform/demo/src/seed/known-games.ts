import type { KnownCategory } from '@shared-kernel/contracts/system/values';

export interface KnownGame {
  readonly name: string;
  readonly vendor: string;
  readonly category: Exclude<KnownCategory, 'HOT'>;
  readonly isNew?: true;
}

const game = (name: string, vendor: string, category: KnownGame['category'], isNew?: true): KnownGame =>
  isNew ? { name, vendor, category, isNew } : { name, vendor, category };

/** The first games of their lists, in this order. */
export const KNOWN_GAMES: readonly KnownGame[] = [
  game('Parol Nights', 'PERLAS', 'RNG'),
  game('Carabao Gold', 'SALAKOT', 'RNG'),
  game('Gem Tide', 'OBRA', 'RNG', true),
  game('Dragon Ember', 'SIYAM', 'RNG'),
  game('Lucky Sevens', 'KIDLAT', 'RNG'),
  game('Halo-Halo', 'PERLAS', 'RNG', true),
  game('Jeepney King', 'SALAKOT', 'RNG'),
  game('Mango Fiesta', 'PERLAS', 'RNG'),
  game('Tiger Reign', 'AMIHAN', 'RNG'),
  game('Book of Bathala', 'OBRA', 'RNG'),
  game('Bangka Bay', 'AMIHAN', 'RNG', true),
  game('Moon Rabbit', 'KIDLAT', 'RNG'),
  game('Nile Secret', 'OBRA', 'RNG'),
  game('Golden Ingot', 'SIYAM', 'RNG'),
  game('Bulkan', 'AMIHAN', 'RNG'),
  game('Candy Pier', 'PERLAS', 'RNG'),
  game('Pirate Isle', 'AMIHAN', 'RNG'),
  game('Reyna', 'OBRA', 'RNG'),
  game('Retro Bells', 'KIDLAT', 'RNG'),
  game('Cherry Pop', 'KIDLAT', 'RNG'),
  game('Koi Emperor', 'REEFWORKS', 'FISH'),
  game('Shark Hour', 'REEFWORKS', 'FISH'),
  game('Ink Abyss', 'REEFWORKS', 'FISH'),
  game('Baccarat Nine', 'GINTO', 'LIVE'),
  game('Ruleta Oro', 'SALAMIN', 'LIVE'),
  game('Bamboo Wind', 'TONGITS', 'PVP'),
  game('Sky Rocket', 'TALA', 'INHOUSE'),
  game('Gulong', 'TALA', 'INHOUSE'),
  game('Mine Grid', 'TALA', 'INHOUSE'),
  game('Court Kings', 'BTI', 'SPORTS'),
  game('Storm Arena', 'TF', 'ESPORTS'),
  game('Derby Plume', 'DS88', 'COCKFIGHT'),
  game('Lotto 6 Plus', 'LOTT', 'LOTT'),
  game('Bola Draw', 'TCG_LOTTO_VN', 'ELOTT'),
];

/** The hot list, in order. */
export const HOT_GAMES: readonly string[] = [
  'Parol Nights',
  'Koi Emperor',
  'Carabao Gold',
  'Baccarat Nine',
  'Court Kings',
  'Gem Tide',
  'Lotto 6 Plus',
  'Sky Rocket',
  'Bamboo Wind',
  'Dragon Ember',
  'Halo-Halo',
  'Ruleta Oro',
  'Lucky Sevens',
  'Jeepney King',
  'Shark Hour',
  'Golden Ingot',
  'Mango Fiesta',
  'Tiger Reign',
];
