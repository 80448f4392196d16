import { Badge } from '@shared-kernel/ui/badge';
import { render, screen } from '@testing-library/react';

describe('Badge', () => {
  it('shows nothing when there is nothing to count', () => {
    const { container } = render(<Badge count={0} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the whole count', () => {
    render(<Badge count={1280} />);
    expect(screen.getByText('1280')).toBeVisible();
  });

  it('is read out as what it counts, once', () => {
    render(<Badge count={3} label="3 promotions to claim" />);
    expect(screen.getByText('3 promotions to claim')).toBeInTheDocument();
    expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  });
});
