import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { drawingComes } from '@shared-kernel/testing/drawing-comes';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { today } from 'shared-kernel/clock';
import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { defineChoice, defineFilters } from './define-filters.ts';
import type { RecordPages } from './record-answer.ts';
import { RecordPage } from './record-page.tsx';
import { useFilters } from './use-filters.ts';

interface Row {
  readonly id: string;
  readonly at: string;
}
interface Footer {
  readonly count: number;
}
type Pages = RecordPages<Row, Footer>;

const kit = COMMON_TEXTS.EN;
const STALE = kit.failed.stale;
const ROW: Row = { id: 'V-1', at: `${today()}T10:00:00+08:00` };

const status = defineChoice(['paid', 'rejected'], () => ({
  label: 'State',
  any: 'Any state',
  options: [
    { value: 'paid', label: 'Paid' },
    { value: 'rejected', label: 'Rejected' },
  ],
}));
const rules = defineFilters({ dates: { max: 31, start: '7d' }, choices: { status } });

const somePages = (own: Partial<Pages> = {}): Pages => ({
  data: { first: { footer: { count: 1 } }, rows: [ROW] },
  isError: false,
  isRefetchError: false,
  isFetching: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
  ...own,
});

const Vouchers = ({ pages }: { readonly pages: Pages }) => {
  const filters = useFilters(rules);
  return (
    <>
      <output aria-label="shown">{JSON.stringify(filters.query)}</output>
      <RecordPage
        filters={filters}
        pages={pages}
        totals={[{ name: 'Vouchers', of: ({ count }) => String(count), kind: 'count' }]}
        idOf={({ id }) => id}
        timeOf={({ at }) => at}
        renderRow={({ id }, open) => (
          <button type="button" onClick={open}>
            {id}
          </button>
        )}
        detail={{ title: 'Voucher', fieldsOf: ({ id }) => [{ name: 'Number', value: id }] }}
        texts={{
          count: (count) => `${count} vouchers`,
          loading: 'Loading vouchers',
          empty: 'No vouchers',
          failed: 'No vouchers came',
          failedText: 'Your money is safe.',
        }}
      />
    </>
  );
};

watchBottom();

const open = (own?: Partial<Pages>, path = '/m/vouReport') => renderPage(<Vouchers pages={somePages(own)} />, { path });

it('is filtered by what the page has defined', async () => {
  const { user, address } = await open();
  expect(screen.getByRole('button', { name: '7 days', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Any state' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'State' })).getByRole('button', { name: 'Paid' }));
  expect(address()).toBe('/m/vouReport?status=paid');
  await waitFor(() => expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent('"status":"paid"'));
  await user.click(await screen.findByRole('button', { name: 'Remove Paid' }));
  expect(address()).toBe('/m/vouReport');
});

it('has the choice of all pressed in its sheet while none is in force, and closes by it without a change', async () => {
  const { user, address } = await open();
  const before = screen.getByRole('status', { name: 'shown' }).textContent;
  await user.click(screen.getByRole('button', { name: 'Any state' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'State' }));
  const pressed = sheet.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed).toEqual(['Any state']);
  await user.click(sheet.getByRole('button', { name: 'Any state' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'State' })).not.toBeInTheDocument());
  expect(address()).toBe('/m/vouReport');
  expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent(before ?? '');
});

it('holds a chosen range to the days that the page allows', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: 'Dates' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose the dates' }));
  expect(sheet.getByText(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}\. Up to 31 days/)).toBeVisible();
  await user.clear(sheet.getByLabelText('From'));
  await user.type(sheet.getByLabelText('From'), '2020-01-01');
  expect(await sheet.findByText('That is more than 31 days.')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Show these dates' }));
  expect(address()).toBe('/m/vouReport');
});

it('opens a row', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'V-1' }));
  expect(within(await screen.findByRole('dialog', { name: 'Voucher' })).getByText('V-1')).toBeVisible();
});

it('asks anew on request, and not twice', async () => {
  const refetch = jest.fn();
  const { user, unmount } = await open({ refetch });
  await user.click(screen.getByRole('button', { name: 'Refresh the list' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  unmount();
  await open({ isFetching: true });
  expect(screen.getByRole('button', { name: 'Refresh the list' })).toBeDisabled();
});

it('keeps the rows and says so when asking anew has failed', async () => {
  const refetch = jest.fn();
  const { user } = await open({ isError: true, isRefetchError: true, refetch });
  expect(screen.getByRole('button', { name: 'V-1' })).toBeVisible();
  expect(await screen.findByText(STALE)).toBeVisible();
  await user.click(screen.getByRole('button', { name: kit.retry }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('has no such note when only the next page has failed', async () => {
  const { unmount } = await open({ isError: true, isRefetchError: true });
  await screen.findByText(STALE);
  unmount();
  await open({ isError: true, isFetchNextPageError: true, hasNextPage: true });
  expect(screen.queryByText(STALE)).not.toBeInTheDocument();
});

it('has neither sums nor rows where the first page has failed', async () => {
  await open({ data: undefined, isError: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Your money is safe.');
  expect(screen.queryByText('Vouchers')).not.toBeInTheDocument();
  await drawingComes(screen.getByRole('alert'));
});

it('shows no sums where the platform tells none', async () => {
  await open({ data: { first: {}, rows: [ROW] } });
  expect(await screen.findByRole('button', { name: 'V-1' })).toBeVisible();
  expect(screen.queryByLabelText('Totals')).not.toBeInTheDocument();
});
