import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { Chart } from './chart.tsx';
import { drawChart } from './draw-chart.ts';

// jsdom has no canvas: what is drawn is looked at in the gallery and by e2e/suites/kit.spec.ts.
jest.mock('./draw-chart.ts', () => ({ drawChart: jest.fn() }));

const DAYS = ['Nov 19', 'Nov 20', 'Nov 21'];
const SERIES = [{ name: 'Profit', values: ['1200.00', null, '-50.50'] }];
const draw = jest.mocked(drawChart);
const remove = jest.fn();

beforeAll(() => {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  draw.mockReturnValue({ resize: () => undefined, remove });
  delete document.documentElement.dataset.brand;
});

const show = () => renderPage(<Chart label="Profit" labelOfLabels="Day" labels={DAYS} series={SERIES} />);
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

it('says every figure to readers, and that one is not known', async () => {
  await show();
  expect(screen.getByRole('table', { name: 'Profit' })).toBeInTheDocument();
  expect(rows()).toEqual(['DayProfit', 'Nov 19₱1,200.00', 'Nov 20–', 'Nov 21−₱50.50']);
});

it('shows the newest figure, and the one under the finger', async () => {
  const { container } = await show();
  const legend = () => container.querySelector('.legend')?.textContent;
  expect(legend()).toBe('Nov 21Profit −₱50.50');
  await waitFor(() => expect(draw).toHaveBeenCalledTimes(1));
  act(() => draw.mock.calls[0]?.[1].onPoint(0));
  expect(legend()).toBe('Nov 19Profit ₱1,200.00');
});

it('is drawn anew in the colours of another brand, and taken away with the page', async () => {
  const { unmount } = await show();
  await waitFor(() => expect(draw).toHaveBeenCalledTimes(1));
  act(() => {
    document.documentElement.dataset.brand = 'luna';
  });
  await waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
  expect(remove).toHaveBeenCalledTimes(1);
  unmount();
  expect(remove).toHaveBeenCalledTimes(2);
});

it('shows its table when it cannot be drawn', async () => {
  draw.mockImplementation(() => {
    throw new Error('no canvas');
  });
  const { container } = await show();
  await waitFor(() => expect(container.querySelector('.legend')).toBeNull());
  expect(rows()).toContain('Nov 19₱1,200.00');
});
