import type { TableSettings } from '../../../src/play/games/framework.ts';
import type { DealerName } from './dealer-art.ts';

/** A table: what of the LIVE games opens it, and how it differs from the others. */
export interface BaccaratTable extends TableSettings {
  readonly vendor: string;
  readonly name: Readonly<Record<'EN' | 'TY', string>>;
  readonly dealer: { readonly name: string; readonly look: DealerName };
  /** Of the cloth, in degrees of OKLCH. */
  readonly hue: number;
}

const PESO = 100;
const pesos = (...amounts: readonly number[]): readonly number[] => amounts.map((amount) => amount * PESO);

const LOW = { chips: pesos(5, 10, 25, 50, 100, 500), mostMinor: 5_000 * PESO };
const USUAL = { chips: pesos(10, 25, 50, 100, 500, 1000), mostMinor: 20_000 * PESO };
const HIGH = { chips: pesos(100, 200, 500, 1000, 5000, 10_000), mostMinor: 100_000 * PESO };

/** Each vendor's tables; a game of the catalogue opens one of its vendor's, the same every time. */
export const TABLES: readonly BaccaratTable[] = [
  {
    code: 'ginto-1',
    vendor: 'GINTO',
    name: { EN: 'Golden Hall', TY: 'Gintong Bulwagan' },
    dealer: { name: 'Mayumi', look: 'bun' },
    hue: 150,
    ...LOW,
  },
  {
    code: 'ginto-2',
    vendor: 'GINTO',
    name: { EN: 'Sunrise Salon', TY: 'Salon ng Umaga' },
    dealer: { name: 'Rafael', look: 'short' },
    hue: 25,
    ...HIGH,
  },
  {
    code: 'salamin-1',
    vendor: 'SALAMIN',
    name: { EN: 'Mirror Room', TY: 'Silid ng Salamin' },
    dealer: { name: 'Ligaya', look: 'long' },
    hue: 265,
    ...USUAL,
  },
  {
    code: 'siyam-1',
    vendor: 'SIYAM',
    name: { EN: 'Nine Lanterns', TY: 'Siyam na Parol' },
    dealer: { name: 'Amado', look: 'short' },
    hue: 200,
    ...USUAL,
  },
];

/** The table of a game of the catalogue. */
export const tableFor = ({ vendor, gameId }: { readonly vendor: string; readonly gameId: string }): BaccaratTable => {
  const own = TABLES.filter((table) => table.vendor === vendor);
  const offered = own.length > 0 ? own : TABLES;
  const letters = [...gameId].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const found = offered[letters % offered.length];
  if (!found) throw new Error('There are no tables.');
  return found;
};
