import { paths } from 'shared-kernel/contracts/paths';
import type { Language } from 'shared-kernel/contracts/values';

type Channel = 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK';

export const CHANNEL_TITLES: Readonly<Record<Channel, Readonly<Record<Language, string>>>> = {
  LIVECHAT: { EN: 'Live chat', TY: 'Live chat' },
  TELEGRAM: { EN: 'Telegram', TY: 'Telegram' },
  FACEBOOK: { EN: 'Facebook Messenger', TY: 'Facebook Messenger' },
};

export const CHANNELS: readonly Channel[] = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'];
const CHANNEL_PATH = '/wps/system/customerService';

/** Channels of the floating menu; `path` answers with the channel's link. */
export const customerServiceChannels = (language: Language) =>
  CHANNELS.map((type, index) => ({
    csPosition: String(index + 1),
    title: CHANNEL_TITLES[type][language],
    type,
    path: `${CHANNEL_PATH}?type=${type}`,
  }));

export const CHAT_PATH = '/wps/service';

/** The site's own service page; a channel leads to its chat, which here is a page that says whose it would be. */
export const customerServiceLink = (type: string | undefined): string =>
  type ? `${CHAT_PATH}/${type.toLowerCase()}` : paths.service;
