import type { Namespace } from './check-namespace.ts';

/** Words between commas. */
const listed = (words: string): readonly string[] => words.split(/,\s/);

/** What Filipino says in the same words as English. A text of these alone may be equal in both languages. */
const SAME_IN_FILIPINO: Readonly<Record<string, readonly string[]>> = {
  'names, which no language translates':
    listed(`Filipino, English, Android app, iOS app, iOS profile, Facebook Messenger, Telegram, Facebook, Google, WhatsApp, LINE,
WeChat, Zalo, PVP, Sabong, Basketball, Football, Meron, Wala, {{day}} · GMT+8`),
  'loan words that players say, and read in every app':
    listed(`Account, Account name, Account number, Agency, Agency center, Agent, App, Bonus, Channel, Code {{code}}, Country code, Customer service, Demo, Dividend, E-lotto,
E-mail, E-wallet, QR code, Reference, E-sports, Fee, Feedback, Fishing, Game center, Grand jackpot, Help center, Home, House,
Leaderboard, Live, Live chat, Login password, Maintenance, Manual rebate, Menu, Mobile, Mobile number, Multiplier *×{meter}*, OK, Online,
Online service, Password, Payment password, Period, {{count}} period, Play money, Player, Provider, Rate, Rebate, Rebate report, {{count}} rebate, Reward center, Rewards,
Security center, Self-exclusion,
Settings, Slots, Sports, Status, Support, Tier, Tier {{count}}, Time-out, User agreement, Username, Valid bet, VIP room, Draw {{number}}, VIP {{level}}, VS, Spin,
243 ways, Chip, Reel {reel}, Free spins, *{spins}* free spins, FREE SPINS *{amount}*,
*{count}* {symbol} = *{spins}* free spins, Cascade, {count} {symbol}, {amount} × {multiplier} = *{paid}*`),
};

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));

/** A placeholder for a translation ("Translate: …"). */
const PLACEHOLDER = /^Isalin:/i;

const untranslated = (namespaces: readonly Namespace[]): readonly string[] =>
  namespaces.flatMap(({ name, places }) =>
    places.flatMap(({ ty }) =>
      [...ty]
        .filter(([, text]) => PLACEHOLDER.test(text.trim()))
        .map(([key, text]) => `"${name} ${key}" is not translated yet: "${text}"`),
    ),
  );

/**
 * Untranslated texts: the Filipino text is a placeholder, or equals the English one and is no word that both languages
 * share. An exception that no text needs is a problem, too.
 */
export const sameWords = (
  namespaces: readonly Namespace[],
  shared: Readonly<Record<string, readonly string[]>> = SAME_IN_FILIPINO,
): readonly string[] => {
  const allowed = new Set(Object.values(shared).flat());
  const same = namespaces.flatMap(({ name, places }) =>
    places.flatMap(({ en, ty }) =>
      [...en]
        .filter(([key, text]) => ty.get(key) === text && hasWords(text))
        .map(([key, text]) => ({ name, key, text })),
    ),
  );
  const said = new Set(same.map(({ text }) => text));
  return [
    ...untranslated(namespaces),
    ...same
      .filter(({ text }) => !allowed.has(text))
      .map(({ name, key, text }) => `"${name} ${key}" says "${text}" in Filipino too: translate it`),
    ...[...allowed]
      .filter((text) => !said.has(text))
      .map((text) => `no text says "${text}" in both languages: take it off the list of shared words`),
  ];
};
