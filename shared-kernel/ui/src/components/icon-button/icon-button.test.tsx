import { IconButton } from '@shared-kernel/ui/icon-button';
import { Mail } from '@shared-kernel/ui/icons';
import { render, screen } from '@testing-library/react';

describe('IconButton', () => {
  it('is named by its label', () => {
    render(<IconButton icon={Mail} label="Messages" />);
    expect(screen.getByRole('button', { name: 'Messages' })).toHaveAttribute('type', 'button');
  });

  it('says its count with its name', () => {
    render(<IconButton icon={Mail} label="Messages" badge={4} />);
    expect(screen.getByRole('button', { name: 'Messages, 4' })).toHaveTextContent('4');
  });
});
