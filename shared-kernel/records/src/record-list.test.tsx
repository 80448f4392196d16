import { scrollPageTo, withHeights, withScrolling } from '@shared-kernel/testing/scrolled-page';
import { render, screen, waitFor } from '@testing-library/react';
import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { initI18n } from 'shared-kernel/host/i18n';
import { RecordList } from './record-list.tsx';
import { LONG_LIST } from './use-virtual-list.ts';

interface Row {
  readonly id: string;
  readonly at: string;
}

const HOUR_MS = 60 * 60 * 1000;
const NEWEST = Date.parse('2026-03-02T23:30:00+08:00');
/** One an hour, back from the end of 2 March. */
const rows = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `Bet ${index + 1}`,
    at: new Date(NEWEST - index * HOUR_MS).toISOString(),
  }));

const idOf = ({ id }: Row) => id;
const timeOf = ({ at }: Row) => at;

const list = (count: number, isOpenEnded = false, hasDays = true) => (
  <RecordList
    rows={rows(count)}
    idOf={idOf}
    timeOf={hasDays ? timeOf : undefined}
    renderRow={({ id }) => <button type="button">{id}</button>}
    countText={(own) => `${own} bets`}
    today="2026-03-02"
    isOpenEnded={isOpenEnded}
  />
);

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeAll(async () => {
  const frame = async () => ({ default: {} });
  await initI18n({ language: 'EN', frame: { EN: frame, TY: frame }, common: COMMON_TEXTS });
  withHeights(100);
});
beforeEach(withScrolling);

it('stands under its days, and counts none that may go on', () => {
  const { rerender } = render(list(30));
  expect(headings()).toEqual(['Today03/0224 bets', 'Yesterday03/016 bets']);
  rerender(list(30, true));
  expect(headings()).toEqual(['Today03/0224 bets', 'Yesterday03/01']);
});

it('renders only what is near the screen once it is long, days included', async () => {
  const { rerender } = render(list(LONG_LIST));
  expect(screen.getAllByRole('listitem')).toHaveLength(LONG_LIST);
  rerender(list(LONG_LIST + 20));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(60));
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', String(LONG_LIST + 20));
  scrollPageTo(12_000);
  expect(screen.getByText('Bet 121')).toBeInTheDocument();
  expect(headings()).toContainEqual(expect.stringContaining('24 bets'));
  rerender(list(20));
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
});

it('stands under no days where rows have no time, and renders only what is near the screen of ten thousand', async () => {
  render(list(10_000, false, false));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeLessThan(60));
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
