import { paths } from '@shared-kernel/contracts/system/paths';
import type { getConsolidatedSettings, getCustomerServiceLink } from '@shared-kernel/contracts/system/system';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';

type Entries = ValueOf<typeof getConsolidatedSettings>['customerService'];
type Ask = { readonly [Field in 'type' | 'csPosition']?: string | undefined };
type Link = ValueOf<typeof getCustomerServiceLink>['link'];

interface Desk {
  readonly type: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK';
  readonly chat: string;
  readonly title: Readonly<Record<Language, string>>;
  /** The site's page that holds it; left out, it opens beside the site. */
  readonly page?: string;
  /** Manned from … to …, by the merchant's clock; always where it is left out. */
  readonly hours?: readonly [opensAt: string, closesAt: string];
}

/** Chats are manned by day; the live chat always is. */
const OFFICE = ['08:00', '23:00'] as const;

/** In the order of their positions, from 1. A channel may have several. */
export const DESKS: readonly Desk[] = [
  { type: 'LIVECHAT', chat: 'livechat', title: { EN: 'Live chat', TY: 'Live chat' }, page: '/m/service/chat' },
  { type: 'TELEGRAM', chat: 'telegram-play', title: { EN: 'Games and bets', TY: 'Mga laro at taya' }, hours: OFFICE },
  {
    type: 'TELEGRAM',
    chat: 'telegram-money',
    title: { EN: 'Deposits and withdrawals', TY: 'Mga deposito at withdrawal' },
    hours: OFFICE,
  },
  { type: 'FACEBOOK', chat: 'facebook', title: { EN: 'Facebook Messenger', TY: 'Facebook Messenger' }, hours: OFFICE },
];

const LINK_PATH = '/wps/system/customerService';
const positionOf = (desk: Desk): string => String(DESKS.indexOf(desk) + 1);

/** Entries of the floating menu; `path`, encoded (browsing §3), is the call that answers with the entry's link. */
export const customerServiceEntries = (language: Language): Entries =>
  DESKS.map((desk) => ({
    csPosition: positionOf(desk),
    title: desk.title[language],
    type: desk.type,
    path: encodeURIComponent(`${LINK_PATH}?csPosition=${positionOf(desk)}`),
    ...(desk.hours && { opensAt: desk.hours[0], closesAt: desk.hours[1] }),
  }));

export const CHAT_PATH = '/wps/service';

/**
 * The site's own service page; an entry leads to its chat: a page of the site while that is open, else one of the platform's
 * that says whose it would be.
 */
export const customerServiceLink = ({ type, csPosition }: Ask, isSiteOpen = true): Link => {
  const desk = DESKS.find((each) => (csPosition === undefined ? each.type === type : positionOf(each) === csPosition));
  return desk ? ((isSiteOpen ? desk.page : undefined) ?? `${CHAT_PATH}/${desk.chat}`) : paths.service;
};
