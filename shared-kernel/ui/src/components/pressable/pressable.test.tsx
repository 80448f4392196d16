import { Pressable } from '@shared-kernel/ui/pressable';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'shared-kernel/host/router';

describe('Pressable', () => {
  it('is a link inside the site when it goes to a page', () => {
    render(
      <BrowserRouter>
        <Pressable to="/m/help" isCurrent>
          Help
        </Pressable>
      </BrowserRouter>,
    );
    const link = screen.getByRole('link', { name: 'Help' });
    expect(link).toHaveAttribute('href', '/m/help');
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it('opens another site beside this one, without a handle on it', () => {
    render(<Pressable href="https://chat.example/">Chat</Pressable>);
    const link = screen.getByRole('link', { name: 'Chat' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  it('is a button when it calls back', async () => {
    const press = jest.fn();
    render(
      <Pressable onPress={press} label="Play Koi Emperor">
        Koi
      </Pressable>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Play Koi Emperor' }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
