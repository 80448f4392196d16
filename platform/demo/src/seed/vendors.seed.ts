import type { KnownCategory } from '@shared-kernel/contracts/system/values';

export interface SeedVendor {
  readonly code: string;
  readonly name: string;
  readonly hue: number;
  /** How many games of each category it brings. */
  readonly games: Partial<Record<KnownCategory, number>>;
  readonly isUnderMaintenance?: true;
}

/** Twenty vendors, 1,482 games. Codes that the specification names (JL, BTI, TF, DS88, TCG…, LOTT) are kept. */
export const VENDORS: readonly SeedVendor[] = [
  { code: 'PERLAS', name: 'Perlas', hue: 330, games: { RNG: 140 } },
  { code: 'AMIHAN', name: 'Amihan', hue: 205, games: { RNG: 130, FISH: 20 } },
  { code: 'KIDLAT', name: 'Kidlat', hue: 52, games: { RNG: 120 } },
  { code: 'SALAKOT', name: 'Salakot', hue: 28, games: { RNG: 110, PVP: 20 } },
  { code: 'OBRA', name: 'Obra', hue: 285, games: { RNG: 100 } },
  { code: 'SIYAM', name: 'Siyam', hue: 10, games: { RNG: 90, LIVE: 40 } },
  { code: 'JL', name: 'Jade Lotus', hue: 150, games: { RNG: 70, FISH: 30 } },
  { code: 'REEFWORKS', name: 'Reefworks', hue: 185, games: { FISH: 70 } },
  { code: 'GINTO', name: 'Ginto Live', hue: 70, games: { LIVE: 80 } },
  { code: 'SALAMIN', name: 'Salamin Live', hue: 305, games: { LIVE: 60 } },
  { code: 'TONGITS', name: 'Tongits Hall', hue: 120, games: { PVP: 50 } },
  { code: 'BARYA', name: 'Barya', hue: 42, games: { PVP: 40 } },
  { code: 'TALA', name: 'Tala Originals', hue: 262, games: { INHOUSE: 90 } },
  { code: 'BTI', name: 'Bantay Sports', hue: 220, games: { SPORTS: 24, ESPORTS: 10 } },
  { code: 'AGILA', name: 'Agila Sports', hue: 18, games: { SPORTS: 16 } },
  { code: 'TF', name: 'Talim Esports', hue: 275, games: { ESPORTS: 30 } },
  { code: 'DS88', name: 'Derby Sabong', hue: 5, games: { COCKFIGHT: 12 } },
  { code: 'TCG_SEA', name: 'Dagat Lotto', hue: 195, games: { ELOTT: 20 } },
  { code: 'TCG_LOTTO_VN', name: 'Bola Express', hue: 340, games: { ELOTT: 40 } },
  { code: 'LOTT', name: 'Loterya', hue: 95, games: { LOTT: 70 } },
];
