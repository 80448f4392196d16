import { refusedWith } from './api.js';
import { LOCALE } from './money.js';

/** @import { Notice } from './notice.js' */
/** @import { Parent } from './parent.js' */
/** @import { Texts, TextKey } from './texts.js' */

/** The merchants' calendar, by which periods end. */
const TIME_ZONE = 'Asia/Manila';
const HOUR = 60;
const MINOR_PER_MAJOR = 100;

/** @type {Readonly<Record<string, TextKey | undefined>>} */
const PERIODS = { day: 'inDay', week: 'inWeek', month: 'inMonth' };
/** @type {Readonly<Record<string, TextKey | undefined>>} */
const TEXTS = { 'limit.loss': 'lossLimitText', 'limit.time': 'timeLimitText' };

/** @param {unknown} value @returns {Readonly<Record<string, unknown>>} */
const fieldsOf = (value) => (typeof value === 'object' && value !== null ? { ...value } : {});

/**
 * A bet that the player's own limit refuses: which limit, until when, and where it can be seen. The game goes on.
 *
 * @param {{ texts: Texts, money: (minor: number) => string, notice: Notice, parent: Parent }} parts
 */
export const createOwnLimits = ({ texts, money, notice, parent }) => {
  const when = new Intl.DateTimeFormat(LOCALE[texts.language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });

  /** @param {Readonly<Record<string, unknown>>} carried */
  const limitOf = ({ limit, minutes }) => {
    if (typeof minutes !== 'number') return money(Math.round(Number(limit ?? 0) * MINOR_PER_MAJOR));
    return minutes < HOUR
      ? texts.text('inMinutes', { minutes })
      : texts.text('inHours', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
  };

  /** @param {string} code @param {unknown} error True: it was such a limit. */
  const showMet = (code, error) => {
    const text = Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined;
    if (!text) return false;
    const carried = fieldsOf(refusedWith(error));
    const period = PERIODS[String(carried.period)];
    const until = new Date(String(carried.until));
    notice.show({
      title: 'limitTitle',
      text,
      values: {
        limit: limitOf(carried),
        period: period ? texts.text(period) : '',
        until: Number.isNaN(until.getTime()) ? '' : when.format(until),
      },
      action: parent.offersLimits()
        ? { label: 'seeLimits', run: parent.wantLimits }
        : { label: 'understood', run: notice.hide },
    });
    return true;
  };

  return { showMet };
};

/** @typedef {ReturnType<typeof createOwnLimits>} OwnLimits */
