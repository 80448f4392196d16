import { act, screen } from '@testing-library/react';
import { setLanguage } from 'shared-kernel/host/i18n';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { useSettledLanguage } from './game-menu.ts';

const Settled = () => <output aria-label="shown">{useSettledLanguage()}</output>;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('asks in the new language once it has stood for 200 ms', async () => {
  await renderBrowse(<Settled />);
  const shown = screen.getByRole('status', { name: 'shown' });
  jest.useFakeTimers();
  await act(() => setLanguage('TY'));
  pass(199);
  expect(shown).toHaveTextContent('EN');
  await act(() => setLanguage('EN'));
  pass(200);
  expect(shown).toHaveTextContent('EN');
  await act(() => setLanguage('TY'));
  pass(200);
  expect(shown).toHaveTextContent('TY');
  jest.useRealTimers();
});
