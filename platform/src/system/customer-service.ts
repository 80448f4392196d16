import type { Language } from 'shared-kernel/contracts/values';

type Channel = 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK';

const TITLES: Readonly<Record<Channel, Readonly<Record<Language, string>>>> = {
  LIVECHAT: { EN: 'Live chat', TY: 'Live chat' },
  TELEGRAM: { EN: 'Telegram', TY: 'Telegram' },
  FACEBOOK: { EN: 'Facebook Messenger', TY: 'Facebook Messenger' },
};

const CHANNELS: readonly Channel[] = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'];
const CHANNEL_PATH = '/wps/system/customerService';

/** Channels of the floating menu; `path` answers with the channel's link. */
export const customerServiceChannels = (language: Language) =>
  CHANNELS.map((type, index) => ({
    csPosition: String(index + 1),
    title: TITLES[type][language],
    type,
    path: `${CHANNEL_PATH}?type=${type}`,
  }));

/** The site's own service page, opened at the channel: the reference platform has no outside chat to link to. */
export const customerServiceLink = (type: Channel | undefined): string =>
  type ? `/m/service?channel=${type.toLowerCase()}` : '/m/service';
