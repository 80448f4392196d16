import { render, screen, within } from '@testing-library/react';
import { TierTable } from './tier-table.tsx';

const LEVELS = [
  { id: 'bronze', name: 'Bronze', cells: ['₱0.00', '0.30%'] },
  { id: 'silver', name: 'Silver', cells: ['₱50,000.00', '0.45%'] },
];

const show = (own?: { readonly id: string; readonly mark: string }) =>
  render(
    <TierTable
      label="Club levels"
      nameOfTiers="Level"
      columns={['Valid bets', 'Rebate']}
      tiers={LEVELS}
      {...(own && { own })}
      note="In GMT+8."
    />,
  );

it('is a table with its name, a header for each column and one for each tier, also when it is drawn as cards', () => {
  show();
  const table = screen.getByRole('table', { name: 'Club levels' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Level', 'Valid bets', 'Rebate']);
  const silver = within(table).getByRole('row', { name: /Silver/ });
  expect(within(silver).getByRole('rowheader')).toHaveTextContent('Silver');
  expect(
    within(silver)
      .getAllByRole('cell')
      .map((cell) => `${cell.dataset.column} ${cell.textContent}`),
  ).toEqual(['Valid bets ₱50,000.00', 'Rebate 0.45%']);
  expect(screen.getByText('In GMT+8.')).toBeInTheDocument();
});

it('marks the one tier that is the player’s, in words too', () => {
  show({ id: 'silver', mark: 'Your level' });
  const current = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
  expect(current.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['SilverYour level']);
});

it('marks none where the player has none of them', () => {
  show({ id: 'gold', mark: 'Your level' });
  expect(screen.queryByText('Your level')).not.toBeInTheDocument();
});
