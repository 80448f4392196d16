import { fillField } from '@shared-kernel/testing/fill-field';
import { renderPage } from '@shared-kernel/testing/render-page';
import { Dialog } from '@shared-kernel/ui/dialog';
import { Popover } from '@shared-kernel/ui/popover';
import { Sheet } from '@shared-kernel/ui/sheet';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'shared-kernel/router';

const Inner = ({ onClose }: { readonly onClose: () => void }) => {
  const [, setParams] = useSearchParams();
  return (
    <Dialog isOpen onClose={onClose} title="Inner">
      <button type="button" onClick={() => setParams({ game: '7' }, { replace: true })}>
        Filter
      </button>
    </Dialog>
  );
};

/** What stands on every page of these tests, with what may lie over it. */
const Page = ({ isBusy = false }: { readonly isBusy?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const [isInner, setInner] = useState(false);
  const [isMenu, setMenu] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/m/next">Next</Link>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popover label="Menu" isOpen={isMenu} onOpenChange={setMenu} trigger={<button type="button">Menu</button>}>
        <button
          type="button"
          onClick={() => {
            setMenu(false);
            navigate('/m/deposit');
          }}
        >
          Deposit
        </button>
      </Popover>
      <Sheet isOpen={isOpen} onClose={() => isBusy || setOpen(false)} title="Outer">
        <input aria-label="Name" />
        <button type="button" onClick={() => setInner(true)}>
          More
        </button>
        {isInner && <Inner onClose={() => setInner(false)} />}
      </Sheet>
    </>
  );
};

// Before the kernel's own listener, which lets nobody hear of a step between two entries of one page.
let hear: () => void = () => undefined;
window.addEventListener('popstate', () => hear(), { capture: true });

const onStep = (): Promise<void> =>
  new Promise((resolve) => {
    hear = resolve;
  });

/** The browser's Back, once it has arrived. */
const back = async (steps = -1): Promise<void> => {
  const stepped = onStep();
  await act(async () => {
    window.history.go(steps);
    await stepped;
  });
};

const entriesOfOverlays = (): number => window.history.state?.overlays ?? 0;
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const heading = () => screen.getByRole('heading', { level: 1, hidden: true });
const hasEntries = (count: number) => waitFor(() => expect(entriesOfOverlays()).toBe(count));

const openOuter = async (page = <Page />) => {
  const rendered = await renderPage(page, { path: '/m/first' });
  const press = async (name: string) => rendered.user.click(await screen.findByRole('button', { name }));
  await rendered.user.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(heading()).toHaveTextContent('/m/next'));
  await press('Open');
  await screen.findByRole('dialog', { name: 'Outer' });
  await hasEntries(1);
  return { ...rendered, press };
};

const isClosed = (name: string) => waitFor(() => expect(dialog(name)).not.toBeInTheDocument());

test('Back closes what is open, leaves the page, and the next one leaves it', async () => {
  await openOuter();
  await back();
  await isClosed('Outer');
  expect(heading()).toHaveTextContent('/m/next');
  await back();
  await waitFor(() => expect(heading()).toHaveTextContent('/m/first'));
});

test('closed by its own button, it takes its entry along: one Back leaves the page', async () => {
  const { press } = await openOuter();
  await press('Close');
  await isClosed('Outer');
  await hasEntries(0);
  expect(heading()).toHaveTextContent('/m/next');
  await back();
  await waitFor(() => expect(heading()).toHaveTextContent('/m/first'));
});

test('what lies above closes first, and what was typed below stays', async () => {
  const { press } = await openOuter();
  await fillField(screen.getByRole('textbox', { name: 'Name' }), 'maria');
  await press('More');
  await screen.findByRole('dialog', { name: 'Inner' });
  await hasEntries(2);
  await back();
  await isClosed('Inner');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('maria');
  await back();
  await isClosed('Outer');
  expect(heading()).toHaveTextContent('/m/next');
});

test('several steps at once close as many', async () => {
  const { press } = await openOuter();
  await press('More');
  await hasEntries(2);
  await back(-2);
  await isClosed('Outer');
  expect(heading()).toHaveTextContent('/m/next');
});

test('a page that is gone to from inside it leaves no entry in between', async () => {
  const { user, press, address } = await openOuter();
  await back();
  await isClosed('Outer');
  await press('Menu');
  await screen.findByRole('dialog', { name: 'Menu' });
  await hasEntries(1);
  await user.click(screen.getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(address()).toBe('/m/deposit'));
  await isClosed('Menu');
  await hasEntries(0);
  await back();
  await waitFor(() => expect(heading()).toHaveTextContent('/m/next'));
  expect(entriesOfOverlays()).toBe(0);
});

test('an address that changes while it is open is the one after it closes', async () => {
  const { press, address } = await openOuter();
  await press('More');
  await hasEntries(2);
  await press('Filter');
  await waitFor(() => expect(address()).toBe('/m/next?game=7'));
  await hasEntries(2);
  await back(-2);
  await isClosed('Outer');
  expect(address()).toBe('/m/next?game=7');
});

test('what refuses to close keeps an entry, so that Back never leaves the page below', async () => {
  await openOuter(<Page isBusy />);
  await back();
  await hasEntries(1);
  expect(dialog('Outer')).toBeInTheDocument();
  await back();
  await hasEntries(1);
  expect(heading()).toHaveTextContent('/m/next');
});

test('a step forward to what is closed is undone', async () => {
  await openOuter();
  await back();
  await isClosed('Outer');
  await back(1);
  await hasEntries(0);
  expect(heading()).toHaveTextContent('/m/next');
});

test('the place in a list is not the browser’s to restore while it is open, and is again afterwards', async () => {
  await openOuter();
  expect(window.history.scrollRestoration).toBe('manual');
  await back();
  expect(window.history.scrollRestoration).toBe('auto');
});

test('a reload with something open stands on the page’s own entry again', async () => {
  window.history.pushState({ idx: 0 }, '', '/m/first');
  window.history.pushState({ idx: 0, overlays: 1 }, '', '/m/first');
  const { BrowserRouter } = await import('shared-kernel/host/router');
  const { render } = await import('@testing-library/react');
  const stepped = onStep();
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  await act(() => stepped);
  expect(entriesOfOverlays()).toBe(0);
  expect(heading()).toHaveTextContent('/m/first');
});

test('a reload that has the words of an overlay’s entry on the page’s own leaves the site by no step', async () => {
  window.history.pushState({ idx: 0, overlays: 1 }, '', '/m/first');
  const only = { index: 0, url: window.location.href };
  Object.defineProperty(window, 'navigation', {
    value: { currentEntry: only, entries: () => [only] },
    configurable: true,
  });
  const go = jest.spyOn(window.history, 'go');
  const { leaveOverlayEntries } = await import('shared-kernel/host/tab-history');
  leaveOverlayEntries();
  expect(go).not.toHaveBeenCalled();
  expect(entriesOfOverlays()).toBe(0);
  Reflect.deleteProperty(window, 'navigation');
  go.mockRestore();
});
