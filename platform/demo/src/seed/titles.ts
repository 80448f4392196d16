import type { KnownCategory } from '@shared-kernel/contracts/system/values';
import type { Dice } from './dice.ts';

type Words = readonly string[];

const words = (text: string): Words => text.split(' ').map((word) => word.replaceAll('_', ' '));

/** Nouns that the art's motifs listen to, so that a title and its picture agree. */
const NOUNS: Record<Exclude<KnownCategory, 'HOT'>, Words> = {
  RNG: words(
    'Sevens Gems Jewel Crystal Dragon Wyrm Parol Lantern Star Pharaoh Nile Pyramid Scarab Fortune Ingot Wealth Book Tome Legend Chest Pirate Treasure Loot Tiger Panther Jungle Lion Carabao Bull Harvest Cherry Fruit Berry Melon Mango Fiesta Harana Candy Sugar Halo-Halo Jeepney Byahe Bangka Sunset Wave Voyage Volcano Fire Lava Bulkan Crown King Queen Reyna Bell Chime Moon Night Buwan Rabbit',
  ),
  FISH: words(
    'Koi Carp Shark Hunter Deep Octopus Kraken Abyss Pugita Crab Claw Alimango Turtle Pawikan Coral Reef Ocean Dagat Lagoon',
  ),
  LIVE: words('Baccarat Blackjack Roulette Ruleta Sic_Bo Color_Game Perya Duel Wheel Big_Six Dragon_Duel Holdem'),
  PVP: words('Tongits Pusoy Poker Blackjack Holdem Mahjong Bamboo Tile Chip Stack Bluff Card'),
  INHOUSE: words(
    'Rocket Liftoff Jet Kite Mines Plinko Grid Tower Gulong Spinner Dice Roll Scratch Keno Pixel Arcade Combo',
  ),
  SPORTS: words('Hoops Dunk Court Football Goal Pitch Boxing Ring Derby Cup'),
  ESPORTS: words('Arena Guild Storm Valor Clan Combo Quest Legends'),
  COCKFIGHT: words('Sabong Manok Plume Rooster'),
  ELOTT: words('Lotto Draw Pick_3 Swertres Keno Bingo Raffle 4D'),
  LOTT: words('Lotto Numero 6D 4D 3D Swertres Bingo Tambola Raffle Draw Ticket'),
};

const SLOT_STYLE = words(
  'Grand Wild Bright Silver Amber Ember Velvet Electric Hidden Proud Swift Silent Dancing Mighty Ruby Jade Scarlet Copper Rising Roaring Double Triple Mega Super Manila Cebu Iloilo Baguio Vigan Palawan Bohol Davao Magic Mystic Ancient Turbo Neon Happy Sunny Cosmic',
);
const TABLE_STYLE = words(
  'Salon Speed Gold Silver Manila Cebu Makati Prime Classic Lightning Velvet Davao Emerald Turbo Grand VIP Squeeze Baguio',
);
const SPORT_STYLE = words('Manila Cebu Pro Asia Weekend Live Prime Virtual');
const DRAW_STYLE = words(
  'Manila Cebu Davao Luzon Visayas Daily Noon Evening Fast Mega Five-Minute Hourly Grand Mini Super',
);

const STYLES: Record<keyof typeof NOUNS, Words> = {
  RNG: SLOT_STYLE,
  FISH: SLOT_STYLE,
  LIVE: TABLE_STYLE,
  PVP: TABLE_STYLE,
  INHOUSE: SLOT_STYLE,
  SPORTS: SPORT_STYLE,
  ESPORTS: SPORT_STYLE,
  COCKFIGHT: SPORT_STYLE,
  ELOTT: DRAW_STYLE,
  LOTT: DRAW_STYLE,
};

/** Enough different titles for a category, none of them in `taken`. */
export const titlesFor = (category: keyof typeof NOUNS, count: number, taken: Set<string>, dice: Dice): string[] => {
  const pairs = NOUNS[category].flatMap((noun) => STYLES[category].map((style) => `${style} ${noun}`));
  const free = dice.shuffled(pairs).filter((title) => !taken.has(title));
  if (free.length < count) throw new Error(`${category} has words for ${free.length} titles and needs ${count}.`);
  const titles = free.slice(0, count);
  for (const title of titles) taken.add(title);
  return titles;
};
