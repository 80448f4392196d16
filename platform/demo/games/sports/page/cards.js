import { make } from '../../kit/dom.js';
import { roundLink } from '../../kit/fairness/round-link.js';
import { marketOf, writeOdds } from './words.js';

/** @import { BookTexts, DescribedMatch, ShownMatch, ShownSlip } from './types.d.ts' */
/** @import { Words } from './words.js' */

/** @typedef {{ texts: BookTexts, words: Words, money: (minor: number) => string }} Parts */
/** @typedef {{ isPicked: (matchId: string, pick: string) => boolean, pick: (match: ShownMatch, pick: string) => void,
 *   isUnfolded: (matchId: string) => boolean, fold: (matchId: string, isOpen: boolean) => void }} Picking */

/**
 * By a key, in the order in which each comes first.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 */
export const groupsOf = (items, keyOf) => {
  /** @type {Map<string, Item[]>} */
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
};

/** @param {DescribedMatch['home']} team @param {string} [side] */
const team = ({ name, iconUrl }, side) =>
  make('span', { class: 'team' }, [
    make('img', { src: iconUrl, alt: '', width: '28', height: '28', loading: 'lazy' }),
    make('span', { class: 'team-name' }, [name]),
    ...(side === undefined ? [] : [make('span', { class: 'side' }, [side])]),
  ]);

/** Shorter than its whole name, where its place says the rest. @param {Words} words @param {ShownMatch} match @param {string} pick */
const shortPick = (words, match, pick) => {
  const [market, side] = pick.split(':');
  if (match.sport === 'cockfight' || market === 'total' || market === 'score') return words.pickOf(match, pick);
  const number = side === 'home' ? '1' : side === 'draw' ? 'X' : '2';
  return words.pickOf(match, pick).replace(words.sideOf(match, side ?? ''), number);
};

/** @param {Parts} parts @param {ShownMatch} match @param {ShownMatch['markets'][number]['picks'][number]} offered @param {Picking} picking */
const oddsButton = ({ words }, match, { pick, odds }, picking) => {
  const isPicked = picking.isPicked(match.id, pick);
  const button = make(
    'button',
    {
      class: 'odds-button',
      type: 'button',
      'aria-pressed': String(isPicked),
      'aria-label': words.sayPick(match, pick, odds),
      'data-key': `${match.id} ${pick}`,
    },
    [
      make('span', { class: 'pick' }, [shortPick(words, match, pick)]),
      make('b', {}, [odds === null ? '–' : writeOdds(odds)]),
    ],
  );
  if (odds === null && !isPicked) button.setAttribute('aria-disabled', 'true');
  else button.addEventListener('click', () => picking.pick(match, pick));
  return button;
};

/** @param {Parts} parts @param {ShownMatch} match @param {ShownMatch['markets']} markets @param {Picking} picking */
const rows = (parts, match, markets, picking) =>
  markets.map(({ picks }) =>
    make(
      'div',
      { class: 'odds-row' },
      picks.map((offered) => oddsButton(parts, match, offered, picking)),
    ),
  );

/** @param {Parts} parts @param {ShownMatch} match @param {Picking} picking */
const moreOf = (parts, match, picking) => {
  const { texts } = parts;
  const groups = groupsOf(match.markets.slice(1), ({ market }) => market);
  const details = make('details', { class: 'more' }, [
    make('summary', { 'data-key': `${match.id} more` }, [
      texts.text('more', { count: match.markets.slice(1).reduce((sum, { picks }) => sum + picks.length, 0) }),
    ]),
    ...groups.flatMap(([market, markets]) => [
      make('h4', {}, [texts.text(marketOf(market))]),
      ...rows(parts, match, markets, picking),
    ]),
    make('p', { class: 'hash' }, [`${texts.text('hash')} ${match.seedHash}`]),
  ]);
  details.open = picking.isUnfolded(match.id);
  details.addEventListener('toggle', () => picking.fold(match.id, details.open));
  return details;
};

/** @param {Parts} parts @param {ShownMatch} match @param {string} now @param {Picking} picking */
export const matchCard = (parts, match, now, picking) => {
  const { texts, words } = parts;
  const isFight = match.sport === 'cockfight';
  return make('article', { class: 'card', id: `match-${match.id}`, 'aria-label': words.versus(match) }, [
    make('p', { class: 'when' }, [words.when(match.startsAt, now)]),
    make('div', { class: 'teams' }, [
      team(match.home, isFight ? texts.text('meron') : undefined),
      team(match.away, isFight ? texts.text('wala') : undefined),
    ]),
    ...rows(parts, match, match.markets.slice(0, 1), picking),
    ...(match.markets.length > 1
      ? [moreOf(parts, match, picking)]
      : [make('p', { class: 'hash' }, [`${texts.text('hash')} ${match.seedHash.slice(0, 16)}…`])]),
  ]);
};

/** A link in a tab of its own. @param {BookTexts} texts @param {DescribedMatch} match @param {string} [betNo] Of the slip that it stands on. */
const checkLink = (texts, { id, proof }, betNo = '') => {
  if (!proof) return [];
  const href = roundLink(proof, texts.language);
  const at = { class: 'check-link', href, target: '_blank', rel: 'noopener', 'data-key': `${id} ${betNo}` };
  return [make('a', at, [texts.text('check')])];
};

/** @param {Parts} parts @param {DescribedMatch} match @param {string} now */
export const resultCard = ({ texts, words }, match, now) =>
  make('article', { class: 'card', id: `match-${match.id}`, 'aria-label': words.versus(match) }, [
    make('p', { class: 'when' }, [match.state === 'open' ? texts.text('playing') : words.when(match.startsAt, now)]),
    make('div', { class: 'teams' }, [team(match.home), team(match.away)]),
    make('p', { class: 'result' }, [words.score(match)]),
    ...checkLink(texts, match),
  ]);

/** How a slip stands in money: what came back is never more than said. @param {Parts} parts @param {ShownSlip} slip */
const moneyOf = ({ texts, money }, { status, stakeMinor, payoutMinor, mostPayoutMinor }) => {
  if (status === 'void') return texts.text('refunded', { amount: money(stakeMinor) });
  if (status === 'settled') return texts.text('paid', { amount: money(payoutMinor) });
  return texts.text('couldPay', { amount: money(mostPayoutMinor) });
};

/** @param {Parts} parts @param {ShownSlip} slip @param {string} now */
export const slipCard = (parts, slip, now) => {
  const { texts, words, money } = parts;
  const { betNo, status, stakeMinor, payoutMinor, legs } = slip;
  const isGain = status === 'settled' && payoutMinor > stakeMinor;
  const state = isGain ? 'won' : status === 'settled' && payoutMinor === 0 ? 'lost' : status;
  return make('article', { class: 'card slip-card', 'aria-label': betNo, 'data-status': status }, [
    make('p', { class: 'when' }, [
      make('span', { class: 'state', 'data-state': state }, [texts.text(state)]),
      ` ${words.when(slip.placedAt, now)} · ${betNo}`,
    ]),
    make(
      'ol',
      { class: 'legs' },
      legs.map(({ match, pick, odds, state: end }) =>
        make('li', { class: 'leg' }, [
          make('span', { class: 'leg-pick' }, [`${texts.text(marketOf(pick))}: ${words.pickOf(match, pick)}`]),
          make('b', { class: 'leg-odds' }, [writeOdds(odds)]),
          make('span', { class: 'leg-match' }, [
            [
              words.versus(match),
              words.score(match),
              end === 'open' ? words.when(match.startsAt, now) : texts.text(end),
            ]
              .filter((text) => text !== '')
              .join(' · '),
          ]),
          ...checkLink(texts, match, betNo),
        ]),
      ),
    ),
    make('p', { class: 'slip-money' }, [
      make('span', {}, [texts.text('staked', { amount: money(stakeMinor) })]),
      make('b', { 'data-gain': String(isGain) }, [moneyOf(parts, slip)]),
    ]),
  ]);
};
