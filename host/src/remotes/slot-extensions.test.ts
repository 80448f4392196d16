import type { ReleaseSlot } from '@shared-kernel/contracts/release/release';
import { aWhitelabel } from '@shared-kernel/testing/site-builders';
import { subscribe } from 'shared-kernel/events';
import { aDocumentRemote, aReleaseDocument } from '../testing/documents.ts';
import { createRemoteLoader } from './remote-loader.ts';
import { slotExtensions } from './slot-extensions.ts';

const prompts = (own: Partial<ReleaseSlot> = {}): ReleaseSlot => ({
  name: 'home.prompts',
  component: 'prompts',
  ...own,
});
const withSlots = (name: string, ...slots: ReleaseSlot[]) => ({
  live: aDocumentRemote({ name, namespace: name, slots }),
  fallback: null,
});

const extensionsOf = (remotes: Parameters<typeof aReleaseDocument>[0], flags = {}) => {
  const plain = aReleaseDocument(remotes);
  const document = { ...plain, startup: { ...plain.startup, whitelabel: aWhitelabel({ flags }) } };
  const loader = createRemoteLoader({
    document,
    loadRelease: async () => ({ pages: {}, slots: {} }),
    wait: async () => {},
  });
  return slotExtensions(document, loader);
};

test('fillers stand in the order that they declare, then by remote', () => {
  const find = extensionsOf([
    withSlots('account', prompts({ order: 2 })),
    withSlots('agent', prompts()),
    withSlots('member', prompts({ order: -1 }), prompts({ component: 'gift' })),
  ]);
  expect(find('home.prompts').map(({ id }) => id)).toEqual([
    'member/prompts',
    'agent/prompts',
    'member/gift',
    'account/prompts',
  ]);
  expect(find('auth.dialog')).toEqual([]);
});

test('one under a flag that is off is not there; whom one is for goes along', () => {
  const remotes = [withSlots('agent', prompts({ flag: 'REWCEN3', access: 'agent' }))];
  expect(extensionsOf(remotes)('home.prompts')).toEqual([]);
  expect(extensionsOf(remotes, { REWCEN3: true })('home.prompts')).toMatchObject([{ access: 'agent' }]);
});

test('one that cannot be had, and one that breaks, is reported by name', async () => {
  const told = jest.fn();
  const stop = subscribe('remote.failed', told);
  const [extension] = extensionsOf([withSlots('agent', prompts())])('home.prompts');
  await expect(extension?.load()).rejects.toThrow("no slot 'prompts'");
  extension?.reportBroken(new Error('broken'));
  stop();
  expect(told).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ remote: 'agent', slot: 'prompts', phase: 'load' }));
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ remote: 'agent', slot: 'prompts', phase: 'render' }));
});
