import { aSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { act, screen } from '@testing-library/react';
import { publish } from 'shared-kernel/events';
import { type SlotExtension, slotStore } from 'shared-kernel/host/frame';
import type { SlotModule } from 'shared-kernel/remote';
import { SlotOutlet } from './frame.ts';

const saying = (text: string) => async (): Promise<SlotModule> => ({ Slot: () => <p>{text}</p> });
const aFiller = (id: string, load: SlotExtension['load'], own: Partial<SlotExtension> = {}): SlotExtension => ({
  id,
  access: 'public',
  load,
  reportBroken: jest.fn(),
  ...own,
});
const filledBy = (...fillers: readonly SlotExtension[]): void => {
  slotStore.setState({ find: (name) => (name === 'home.prompts' ? fillers : []) });
};

/** Renders within `act`, so that the extensions, which arrive with promises, are in place afterwards. */
const renderSlot = (onFailure = jest.fn(), options: RenderPageOptions = {}): Promise<void> =>
  act(async () => {
    await renderPage(
      <main>
        Page
        <SlotOutlet name="home.prompts" props={{}} fallback={<i>Wait</i>} onFailure={onFailure} />
      </main>,
      options,
    );
  });

const gone = () => Promise.reject(new Error('gone'));
const breaking = async (): Promise<SlotModule> => ({
  Slot: () => {
    throw new Error('broken');
  },
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('a slot shows what other remotes fill it with, in their order', async () => {
  filledBy(aFiller('agent/prompts', saying('Two contracts wait')), aFiller('member/gift', saying('A gift')));
  const failed = jest.fn();
  await renderSlot(failed);
  expect(screen.getByRole('main')).toHaveTextContent(/^PageTwo contracts waitA gift$/);
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ['nobody fills', []],
  ['cannot be loaded', [aFiller('agent/prompts', gone)]],
  ['breaks while it renders', [aFiller('agent/prompts', breaking)]],
  ['fails in two ways', [aFiller('agent/prompts', gone), aFiller('member/gift', breaking)]],
])('a slot that %s leaves the page as it is and says so once', async (_name, fillers) => {
  filledBy(...fillers);
  const failed = jest.fn();
  await renderSlot(failed);
  expect(screen.getByRole('main')).toHaveTextContent(/^Page$/);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('a filler that breaks is reported, and the others stay', async () => {
  const broken = aFiller('agent/prompts', breaking);
  filledBy(broken, aFiller('member/gift', saying('A gift')));
  const failed = jest.fn();
  await renderSlot(failed);
  expect(screen.getByText('A gift')).toBeVisible();
  expect(broken.reportBroken).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  expect(failed).not.toHaveBeenCalled();
});

test('something of the right height stands there until the filler comes', async () => {
  let arrive: (module: SlotModule) => void = () => {};
  const coming = new Promise<SlotModule>((resolve) => {
    arrive = resolve;
  });
  filledBy(aFiller('agent/prompts', () => coming));
  await renderSlot();
  expect(screen.getByText('Wait')).toBeVisible();
  await act(async () => arrive(await saying('Here')()));
  expect(screen.getByText('Here')).toBeVisible();
  expect(screen.queryByText('Wait')).toBeNull();
});

test.each([
  ['a guest', null, 'For all'],
  ['a member', aSession({ type: '0' }), 'For allFor members'],
  ['an agent', aSession({ type: '1' }), 'For allFor membersFor agents'],
])('%s sees what is meant for them', async (_who, session, text) => {
  filledBy(
    aFiller('a', saying('For all')),
    aFiller('b', saying('For members'), { access: 'session' }),
    aFiller('c', saying('For agents'), { access: 'agent' }),
  );
  await renderSlot(jest.fn(), { session });
  expect(screen.getByRole('main')).toHaveTextContent(`Page${text}`);
  expect(screen.getByRole('main').textContent).toBe(`Page${text}`);
});

test('a filler that could not be had is asked again when the line is back', async () => {
  const load = jest.fn(saying('A gift')).mockRejectedValueOnce(new Error('no line'));
  filledBy(aFiller('member/gift', load));
  await renderSlot();
  expect(screen.getByRole('main')).toHaveTextContent(/^Page$/);
  await act(async () => publish('network.online', {}));
  expect(screen.getByRole('main')).toHaveTextContent(/^PageA gift$/);
});
