import { scrollPageTo, withHeights, withScrolling } from '@shared-kernel/testing/scrolled-page';
import { VirtualList } from '@shared-kernel/ui/virtual-list';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const HEIGHT = 100;
const COUNT = 1000;

const names = (count = COUNT, first = 1) => Array.from({ length: count }, (_, index) => `Bet ${first + index}`);

const list = (items: readonly string[] = names(), isOpenEnded = false) => (
  <VirtualList
    label="Bets"
    items={items}
    idOf={(name) => name}
    estimate={() => HEIGHT}
    isOpenEnded={isOpenEnded}
    renderItem={(name) => <button type="button">{name}</button>}
  />
);

const shown = () => screen.getAllByRole('listitem');
const places = () => shown().map((entry) => Number(entry.getAttribute('aria-posinset')));

beforeAll(() => withHeights(HEIGHT));
beforeEach(withScrolling);

it('renders what is near the screen and no more', () => {
  render(list());
  expect(shown().length).toBeGreaterThan(7);
  expect(shown().length).toBeLessThan(25);
  scrollPageTo(50_000);
  expect(screen.getByText('Bet 503')).toBeInTheDocument();
  expect(screen.queryByText('Bet 1')).not.toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveStyle({ height: `${COUNT * HEIGHT}px` });
});

it('is a list of entries, each one thing for those who listen', () => {
  render(list());
  const entries = shown();
  expect(entries.map((entry) => entry.parentElement)).toEqual(
    entries.map(() => screen.getByRole('list', { name: 'Bets' })),
  );
  expect(entries.map((entry) => entry.textContent)).toEqual(names(entries.length));
});

it('says the place among all, not among the rendered', () => {
  const { rerender } = render(list());
  scrollPageTo(50_000);
  for (const entry of shown()) {
    expect(entry).toHaveAttribute('aria-setsize', String(COUNT));
    expect(entry).toHaveTextContent(`Bet ${entry.getAttribute('aria-posinset')}`);
  }
  rerender(list(names(), true));
  expect(shown()[0]).toHaveAttribute('aria-setsize', '-1');
});

it('lets Tab reach every entry, one after the other', async () => {
  const user = userEvent.setup();
  render(list());
  const reached: (string | null)[] = [];
  for (let step = 0; step < 60; step += 1) {
    await user.tab();
    reached.push(document.activeElement?.textContent ?? null);
  }
  expect(reached).toEqual(names(60));
});

it('leads to the ends by key, rendered or not', async () => {
  const user = userEvent.setup();
  render(list());
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByText('Bet 2')).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(screen.getByText(`Bet ${COUNT}`)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText(`Bet ${COUNT}`)).toHaveFocus();
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(screen.getByText('Bet 1')).toHaveFocus();
});

it('keeps the focus when the page is scrolled away from it, and goes on from there', async () => {
  const user = userEvent.setup();
  render(list());
  act(() => screen.getByText('Bet 3').focus());
  scrollPageTo(50_000);
  expect(screen.getByText('Bet 3')).toHaveFocus();
  await user.tab();
  expect(screen.getByText('Bet 4')).toHaveFocus();
  fireEvent.blur(screen.getByText('Bet 4'), { relatedTarget: null });
  expect(screen.queryByText('Bet 4')).not.toBeInTheDocument();
});

it('has its entries in their order, wherever the focus is', () => {
  render(list());
  act(() => screen.getByText('Bet 3').focus());
  scrollPageTo(50_000);
  expect(places()).toContain(3);
  expect(places()).toContain(503);
  expect(places()).toEqual([...places()].sort((one, other) => one - other));
});

it('keeps the entry with the focus when others come before it', () => {
  const { rerender } = render(list());
  const entry = screen.getByText('Bet 3');
  act(() => entry.focus());
  rerender(list(names(COUNT + 2, -1)));
  expect(screen.getByText('Bet 3')).toBe(entry);
  expect(entry).toHaveFocus();
});

it('leaves the page where it is when it takes the place of a plain list', () => {
  scrollPageTo(30_000);
  render(list());
  expect(window.scrollY).toBe(30_000);
  expect(screen.getByText('Bet 303')).toBeInTheDocument();
});
