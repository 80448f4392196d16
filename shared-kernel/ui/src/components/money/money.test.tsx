import { Money } from '@shared-kernel/ui/money';
import { render, screen } from '@testing-library/react';

const textOf = (element: Element) => element.textContent;

describe('Money', () => {
  it('reads as one amount though it is set in pieces', () => {
    const { container } = render(<Money amount="12480.50" />);
    expect(textOf(container)).toBe('₱12,480.50');
    expect(container.querySelector('.decimals')).toHaveTextContent('.50');
    expect(container.querySelector('.unit')).toHaveTextContent('₱');
  });

  it('gives what came in a plus and what went out its minus', () => {
    const { container, rerender } = render(<Money amount="48.20" tone="in" />);
    expect(textOf(container)).toBe('+₱48.20');
    rerender(<Money amount="-48.20" tone="out" />);
    expect(textOf(container)).toBe('−₱48.20');
  });

  it('keeps a hidden amount out of the page', () => {
    const { container } = render(<Money amount="12480.50" isHidden />);
    expect(container).not.toHaveTextContent('480');
    expect(screen.getByText('******')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('Balance hidden')).toBeInTheDocument();
  });
});
