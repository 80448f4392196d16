import { act, screen } from '@testing-library/react';
import type { SlotModule } from 'shared-kernel/remote';
import { renderPage } from '../testing/render-page.tsx';
import { SlotOutlet, slotStore } from './frame.ts';

const filledBy = (load: (() => Promise<SlotModule>) | undefined): void => {
  slotStore.setState({ find: (name) => (name === 'home.prompts' ? load : undefined) });
};

/** Renders within `act`, so that the filler, which arrives with a promise, is in place afterwards. */
const renderSlot = (onFailure: () => void): Promise<void> =>
  act(async () => {
    await renderPage(
      <main>
        Page
        <SlotOutlet name="home.prompts" props={{}} onFailure={onFailure} />
      </main>,
    );
  });

test('a slot shows what another remote fills it with', async () => {
  filledBy(async () => ({ Slot: () => <p>Two contracts wait</p> }));
  const failed = jest.fn();
  await renderSlot(failed);
  expect(screen.getByText('Two contracts wait')).toBeVisible();
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ['nobody fills', undefined],
  ['cannot be loaded', () => Promise.reject(new Error('gone'))],
  [
    'breaks while it renders',
    async () => ({
      Slot: () => {
        throw new Error('broken');
      },
    }),
  ],
])('a slot that %s leaves the page as it is and says so once', async (_name, load) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  filledBy(load);
  const failed = jest.fn();
  await renderSlot(failed);
  expect(screen.getByRole('main')).toHaveTextContent(/^Page$/);
  expect(failed).toHaveBeenCalledTimes(1);
});
