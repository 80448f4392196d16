import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar.tsx';

describe('ProgressBar', () => {
  it.each([
    [61_400, 100_000, '61'],
    [2, 1, '100'],
    [-1, 1, '0'],
    [1, 0, '0'],
  ])('shows %d of %d as %s percent', (value, max, percent) => {
    render(<ProgressBar label="To VIP 4" value={value} max={max} />);
    expect(screen.getByRole('progressbar', { name: 'To VIP 4' })).toHaveAttribute('aria-valuenow', percent);
  });

  it('fills by moving, not by stretching', () => {
    render(<ProgressBar label="To VIP 4" value={1} max={4} valueText="1 of 4" />);
    const bar = screen.getByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuetext', '1 of 4');
    expect(bar.firstElementChild).toHaveStyle({ transform: 'translateX(-75%)' });
  });
});
