import { Dialog, MASK_DEAF_MS } from '@shared-kernel/ui/dialog';
import { Popover } from '@shared-kernel/ui/popover';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const SIGN_OUT = { isOpen: true, title: 'Sign out', hasClose: true };

const mask = () => {
  const found = document.querySelector('.mask');
  if (found === null) throw new Error('The dialog has no mask.');
  return found;
};

const pressMask = () => {
  fireEvent.pointerDown(mask(), { pointerType: 'mouse' });
  fireEvent.mouseDown(mask());
  fireEvent.mouseUp(mask());
  fireEvent.click(mask());
};

describe('Dialog', () => {
  it('is named by its title and described by what it says', async () => {
    render(
      <Dialog {...SIGN_OUT} onClose={() => {}} kind="alert">
        Your balance stays.
      </Dialog>,
    );
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out' });
    expect(dialog).toHaveAccessibleDescription('Your balance stays.');
  });

  it('has the close button that a remote built on kernel 1.0 names', async () => {
    render(<Dialog isOpen title="News" closeLabel="Shut" onClose={() => {}} />);
    expect(await screen.findByRole('button', { name: 'Shut' })).toBeVisible();
  });

  it('asks to be closed by Esc and by its close button', async () => {
    const close = jest.fn();
    render(<Dialog {...SIGN_OUT} onClose={close} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('ignores a press on its mask in the first 300 ms, and only then', async () => {
    const close = jest.fn();
    const opened = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(opened);
    render(<Dialog {...SIGN_OUT} onClose={close} />);
    await screen.findByRole('dialog');
    clock.mockReturnValue(opened + MASK_DEAF_MS - 1);
    pressMask();
    expect(close).not.toHaveBeenCalled();
    clock.mockReturnValue(opened + MASK_DEAF_MS);
    pressMask();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it('takes the focus itself when it opens by itself, so that no control looks chosen', async () => {
    render(<Dialog {...SIGN_OUT} onClose={() => {}} />);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('gives the focus to its first control for a player at the keyboard', async () => {
    const Page = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Menu
          </button>
          <Dialog {...SIGN_OUT} isOpen={isOpen} onClose={() => setOpen(false)} />
        </>
      );
    };
    render(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  });

  it('takes the focus and gives it back', async () => {
    const page = (isOpen: boolean) => (
      <>
        <button type="button">Menu</button>
        <Dialog {...SIGN_OUT} isOpen={isOpen} onClose={() => {}} />
      </>
    );
    const { rerender } = render(page(false));
    act(() => screen.getByRole('button', { name: 'Menu' }).focus());
    rerender(page(true));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    rerender(page(false));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });

  it('leaves the focus at the page’s heading when what opened it goes away with what was done', async () => {
    const page = (isOpen: boolean, hasRow = true) => (
      <>
        <h1>Links</h1>
        {hasRow && <button type="button">Delete</button>}
        <Dialog {...SIGN_OUT} isOpen={isOpen} onClose={() => {}} />
      </>
    );
    const { rerender } = render(page(false));
    act(() => screen.getByRole('button', { name: 'Delete' }).focus());
    rerender(page(true));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    rerender(page(false));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
    rerender(page(false, false));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('that came by itself leaves the focus at the page’s heading', async () => {
    const page = (isOpen: boolean) => (
      <>
        <h1>Home</h1>
        <Dialog {...SIGN_OUT} isOpen={isOpen} onClose={() => {}} />
      </>
    );
    const { rerender } = render(page(true));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    rerender(page(false));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('asked from a menu that is gone gives the focus to the menu’s button', async () => {
    const Page = () => {
      const [isMenu, setMenu] = useState(false);
      const [isAsked, setAsked] = useState(false);
      const [wasPressed, setPressed] = useState(false);
      const open = (isOpen: boolean) => {
        setMenu(isOpen);
        setPressed(true);
      };
      const ask = () => {
        setMenu(false);
        setAsked(true);
      };
      return (
        <>
          <h1>Home</h1>
          <Popover
            // As a menu that comes with its first press: its button takes the pressed one's place.
            key={String(wasPressed)}
            label="Menu"
            isOpen={isMenu}
            onOpenChange={open}
            trigger={<button type="button">Open</button>}
          >
            <button type="button" onClick={ask}>
              Leave
            </button>
          </Popover>
          <Dialog {...SIGN_OUT} isOpen={isAsked} onClose={() => setAsked(false)} />
        </>
      );
    };
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});
