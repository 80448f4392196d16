import type { RoomSettings } from '../../../src/play/games/framework.ts';

/** A room: what of the PVP games opens it, and how it differs from the others. */
export interface PusoyRoom extends RoomSettings {
  readonly vendor: string;
  readonly name: Readonly<Record<'EN' | 'TY', string>>;
  /** Who sits for the house, by seat. */
  readonly house: readonly string[];
  /** Of the cloth, in degrees of OKLCH. */
  readonly hue: number;
}

const PESO = 100;
const TIMES = { seatingMs: 8_000, turnMs: 15_000, thinkMs: 1_000 };

/** Each vendor's rooms; a game of the catalogue opens one of its vendor's, the same every time. */
export const ROOMS: readonly PusoyRoom[] = [
  {
    code: 'tongits-1',
    vendor: 'TONGITS',
    name: { EN: 'Mango Yard', TY: 'Bakuran ng Mangga' },
    house: ['Amihan', 'Bayani', 'Corazon', 'Diwa'],
    hue: 150,
    stakeMinor: 10 * PESO,
    ...TIMES,
  },
  {
    code: 'tongits-2',
    vendor: 'TONGITS',
    name: { EN: 'Harbour Club', TY: 'Klab sa Daungan' },
    house: ['Esteban', 'Felisa', 'Gavino', 'Hiraya'],
    hue: 235,
    stakeMinor: 50 * PESO,
    ...TIMES,
  },
  {
    code: 'barya-1',
    vendor: 'BARYA',
    name: { EN: 'Coin Corner', TY: 'Kanto ng Barya' },
    house: ['Isko', 'Jacinta', 'Kidlat', 'Luningning'],
    hue: 75,
    stakeMinor: 5 * PESO,
    ...TIMES,
  },
  {
    code: 'barya-2',
    vendor: 'BARYA',
    name: { EN: 'Lantern Porch', TY: 'Balkonahe ng Parol' },
    house: ['Magno', 'Nenita', 'Oscar', 'Perla'],
    hue: 20,
    stakeMinor: 20 * PESO,
    ...TIMES,
  },
  {
    code: 'salakot-1',
    vendor: 'SALAKOT',
    name: { EN: 'Rice Terrace', TY: 'Hagdang Palayan' },
    house: ['Ramil', 'Selya', 'Tala', 'Ulap'],
    hue: 140,
    stakeMinor: 100 * PESO,
    ...TIMES,
  },
];

/** The room of a game of the catalogue. */
export const roomFor = ({ vendor, gameId }: { readonly vendor: string; readonly gameId: string }): PusoyRoom => {
  const own = ROOMS.filter((room) => room.vendor === vendor);
  const offered = own.length > 0 ? own : ROOMS;
  const letters = [...gameId].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const found = offered[letters % offered.length];
  if (!found) throw new Error('There are no rooms.');
  return found;
};
