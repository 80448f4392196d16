import { paths } from '@shared-kernel/contracts/system/paths';
import { remoteTexts } from '@shared-kernel/testing/package-texts';
import { manifest } from './manifest.ts';

const textAt = (key: string): unknown => {
  const [group = '', name = ''] = key.split('.');
  const found = Object.values(remoteTexts(__filename)).flatMap(({ EN }) => {
    const texts = EN[group];
    return typeof texts === 'object' && texts !== null && name in texts ? [Reflect.get(texts, name)] : [];
  });
  return found[0];
};

/** Browsing §2, page frame: titles. */
it.each([
  [paths.promotions, 'Promotion'],
  [paths.notice, 'Notice'],
  [paths.gameCenter, 'Game center'],
  [paths.slotsCenter, 'Slots'],
  [paths.messages, 'Messages'],
  [paths.help, 'Help center'],
  [paths.winners, 'Leaderboard'],
])('%s is titled %s, as the specification has it', (path, title) => {
  const route = manifest.routes.find((each) => each.path === path);
  expect(textAt(route?.title ?? '')).toBe(title);
});
