import { scrollPageTo, withHeights, withScrolling } from '@shared-kernel/testing/scrolled-page';
import { VirtualGrid } from '@shared-kernel/ui/virtual-grid';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const HEIGHT = 100;
const COUNT = 1000;
const COLUMNS = 3;
const games = Array.from({ length: COUNT }, (_, index) => `Game ${index + 1}`);

const grid = (items: readonly string[] = games, total?: number) => (
  <VirtualGrid
    label="Games"
    columns={COLUMNS}
    items={items}
    idOf={(name) => name}
    estimate={() => HEIGHT}
    renderItem={(name) => <a href={`#${name}`}>{name}</a>}
    {...(total !== undefined && { total })}
  />
);

const shown = () => screen.getAllByRole('listitem');

beforeAll(() => withHeights(HEIGHT));
beforeEach(withScrolling);

it('renders the lines near the screen, with a place for each column', () => {
  render(grid());
  expect(shown().length).toBeLessThan(25 * COLUMNS);
  expect(
    shown()
      .slice(0, 4)
      .map(({ style }) => Number.parseFloat(style.insetInlineStart)),
  ).toEqual([0, expect.closeTo(100 / COLUMNS), expect.closeTo(200 / COLUMNS), 0]);
  expect(screen.getByRole('list')).toHaveStyle({ height: `${Math.ceil(COUNT / COLUMNS) * HEIGHT}px` });
});

it('is one list of tiles: no line of them is an entry, and each says its place among all', () => {
  render(grid());
  scrollPageTo(10_000);
  expect(screen.queryAllByRole('row')).toHaveLength(0);
  for (const tile of shown()) {
    expect(tile.parentElement).toBe(screen.getByRole('list', { name: 'Games' }));
    expect(tile).toHaveAttribute('aria-setsize', String(COUNT));
    expect(tile).toHaveTextContent(`Game ${tile.getAttribute('aria-posinset')}`);
  }
  const places = shown().map((tile) => Number(tile.getAttribute('aria-posinset')));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

it('is walked as the tiles lie, past what is rendered', async () => {
  const user = userEvent.setup();
  render(grid());
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByText('Game 5')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(screen.getByText('Game 1')).toHaveFocus();
  await user.keyboard('{ArrowDown>40}');
  expect(screen.getByText('Game 121')).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(screen.getByText('Game 1000')).toHaveFocus();
});

it('keeps the focus when the page is scrolled away from it', () => {
  render(grid());
  act(() => screen.getByText('Game 5').focus());
  scrollPageTo(10_000);
  expect(screen.getByText('Game 5')).toHaveFocus();
});

it('has a last line that is not full', () => {
  render(grid(games.slice(0, 4)));
  expect(shown()).toHaveLength(4);
});

it('says how many there are in all while only some of them have come', () => {
  render(grid(games.slice(0, 26), 760));
  for (const tile of shown()) expect(tile).toHaveAttribute('aria-setsize', '760');
});
