import { Gift, HandCoins } from '@shared-kernel/ui/icons';
import { render, screen } from '@testing-library/react';
import { EntryCell, EntryGrid } from './entry-grid.tsx';

describe('EntryGrid', () => {
  it('names each entry with what waits there', () => {
    render(
      <EntryGrid label="Rewards">
        <EntryCell icon={Gift} label="Reward centre" badge={3} badgeLabel="3 to claim" onPress={() => {}} />
      </EntryGrid>,
    );
    expect(screen.getByRole('list', { name: 'Rewards' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Reward centre ?3 to claim$/ })).toBeInTheDocument();
  });

  it('shows what stands at the end only when nothing is counted', () => {
    const { rerender } = render(<EntryCell icon={HandCoins} label="Rebate" trailing="₱48.20" onPress={() => {}} />);
    expect(screen.getByRole('button')).toHaveTextContent('₱48.20');
    rerender(<EntryCell icon={HandCoins} label="Rebate" trailing="₱48.20" badge={1} onPress={() => {}} />);
    expect(screen.getByRole('button')).not.toHaveTextContent('₱48.20');
  });
});
