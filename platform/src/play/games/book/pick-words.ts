import type { Language } from '@shared-kernel/contracts/system/values';
import { type Market, readPick } from './rules/picks.ts';
import type { BookMatch } from './run-matches.ts';

type Words = Readonly<Record<Market | 'draw' | 'over' | 'under', string>>;

/** As the frame says them (`sports/page/texts.*.js`); records keep them as they were said. */
const WORDS: Readonly<Record<Language, Words>> = {
  EN: {
    winner: 'Winner',
    handicap: 'Handicap',
    total: 'Total',
    score: 'Exact score',
    draw: 'Draw',
    over: 'Over',
    under: 'Under',
  },
  TY: {
    winner: 'Panalo',
    handicap: 'Palamang',
    total: 'Kabuuan',
    score: 'Eksaktong score',
    draw: 'Tabla',
    over: 'Higit sa',
    under: 'Kulang sa',
  },
};

const FIGHT_SIDES: Readonly<Record<string, string>> = { home: 'Meron', away: 'Wala' };

const signed = (line: number): string => (line > 0 ? `+${line}` : String(line).replace('-', '−'));

/** A pick in words: `Handicap: Cebu Kestrels −3.5`. */
export const pickWords = (match: BookMatch, pick: string, language: Language): string => {
  const read = readPick(pick);
  if (!read) return pick;
  const { market, side, line } = read;
  const words = WORDS[language];
  const teams: Readonly<Record<string, string>> =
    match.sport === 'cockfight' ? FIGHT_SIDES : { home: match.homeTeam, away: match.awayTeam };
  const named = { ...words, ...teams } as Readonly<Record<string, string>>;
  const lines = { winner: '', score: '', handicap: ` ${signed(line)}`, total: ` ${line}` };
  return `${words[market]}: ${named[side] ?? side.replace('-', '–')}${lines[market]}`;
};
