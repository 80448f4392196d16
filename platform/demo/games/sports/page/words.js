import { LOCALE } from '../../kit/money.js';

/** @import { BookTexts, DescribedMatch } from './types.d.ts' */

const TIME_ZONE = 'Asia/Manila';
const HUNDRED = 100;

/** Odds in hundredths as decimals. @param {number} odds */
export const writeOdds = (odds) => (odds / HUNDRED).toFixed(2);

/** A line of a side: `+0.5`, `−1.25`. @param {number} line */
const signed = (line) => (line > 0 ? `+${line}` : String(line).replace('-', '−'));

/** @param {string} pick */
export const marketOf = (pick) => /** @type {'winner' | 'handicap' | 'total' | 'score'} */ (pick.split(':')[0]);

/**
 * What a book calls sides, picks, scores and times.
 *
 * @param {BookTexts} texts
 */
export const createWords = (texts) => {
  const zone = { timeZone: TIME_ZONE };
  const locale = LOCALE[texts.language];
  const clock = new Intl.DateTimeFormat(locale, { ...zone, hour: 'numeric', minute: '2-digit' });
  const day = new Intl.DateTimeFormat(locale, { ...zone, weekday: 'short', month: 'short', day: 'numeric' });
  const key = new Intl.DateTimeFormat('en-CA', zone);

  /** @param {DescribedMatch} match @param {string} side */
  const sideOf = ({ sport, home, away }, side) => {
    if (side === 'draw') return texts.text('draw');
    if (sport === 'cockfight') return texts.text(side === 'home' ? 'meron' : 'wala');
    return side === 'home' ? home.name : away.name;
  };

  /** @param {DescribedMatch} match @param {string} pick */
  const pickOf = (match, pick) => {
    const [market, side = '', line = ''] = pick.split(':');
    if (market === 'total') return texts.text(side === 'over' ? 'over' : 'under', { line });
    if (market === 'score') return side.replace('-', '–');
    const team = sideOf(match, side);
    return market === 'handicap' ? `${team} ${signed(Number(line))}` : team;
  };

  /** @param {DescribedMatch} match */
  const versus = ({ home, away }) => `${home.name} – ${away.name}`;

  return {
    sideOf,
    pickOf,
    versus,

    /** @param {DescribedMatch} match @param {string} pick @param {number | null} odds */
    sayPick: (match, pick, odds) =>
      texts.text(odds === null ? 'sayClosedPick' : 'sayPick', {
        home: match.home.name,
        away: match.away.name,
        market: texts.text(marketOf(pick)),
        pick: pickOf(match, pick),
        odds: odds === null ? '' : writeOdds(odds),
      }),

    /** @param {DescribedMatch} match */
    score: (match) => {
      const { score, sport, state } = match;
      if (state === 'void') return texts.text('abandoned');
      if (score === null) return '';
      if (sport !== 'cockfight') return `${score.home}–${score.away}`;
      if (score.home === score.away) return texts.text('draw');
      return sideOf(match, score.home > score.away ? 'home' : 'away');
    },

    /** @param {string} iso @param {string} now */
    when: (iso, now) => {
      const at = new Date(iso);
      const today = new Date(now);
      const tomorrow = new Date(today.getTime() + 86_400_000);
      const named = [
        [today, texts.text('today')],
        [tomorrow, texts.text('tomorrow')],
      ].find(([date]) => key.format(/** @type {Date} */ (date)) === key.format(at))?.[1];
      return `${named ?? day.format(at)} · ${clock.format(at)}`;
    },
  };
};

/** @typedef {ReturnType<typeof createWords>} Words */
