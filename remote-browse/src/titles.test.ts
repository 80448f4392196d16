import { paths } from '@shared-kernel/contracts/system/paths';
import { remoteText } from '@shared-kernel/testing/package-texts';
import { manifest } from './manifest.ts';

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
  expect(remoteText(__filename, route?.title ?? '', 'EN')).toBe(title);
});
