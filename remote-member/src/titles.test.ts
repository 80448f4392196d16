import { remoteText } from '@shared-kernel/testing/package-texts';
import { shownEntries } from './features/member-centre/entries.ts';
import { manifest } from './manifest.ts';

const FACTS = {
  member: { type: 1, toUpline: 'ma***' },
  hasVipBenefit: true,
  promotions: new Set(['MISSION']),
};

/** `Messages` is the title of another page, of browse (/m/message). */
const NAMED_OTHERWISE = ['messages'];

const PAGES = shownEntries({ facts: FACTS, isOn: () => true, isLive: () => true }).flatMap(({ name, path }) => {
  const route = manifest.routes.find((each) => each.path === path);
  return route === undefined || NAMED_OTHERWISE.includes(name) ? [] : [[name, route.title ?? ''] as const];
});

it('most entries of the member centre open a page of this remote', () => {
  expect(PAGES.length).toBeGreaterThan(10);
});

describe.each(['EN', 'TY'] as const)('in %s', (language) => {
  it.each(PAGES)('the entry %s has the name of its page', (name, title) => {
    expect(remoteText(__filename, `entry.${name}`, language)).toBe(remoteText(__filename, title, language));
  });
});
