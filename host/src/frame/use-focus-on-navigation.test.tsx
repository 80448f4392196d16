import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'shared-kernel/router';
import { FocusOnPageReady, useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { markFirstView } from './use-view-transition-flags.ts';

const Page = () => {
  const { pathname } = useLocation();
  useFocusOnNavigation(pathname);
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/m/help">Help</Link>
      <Link to="/m/home?tab=1">Tab</Link>
    </>
  );
};

const heading = () => screen.getByRole('heading', { level: 1 });

test('another page gets the focus on its heading; the first view and another query do not', async () => {
  const { user } = await renderPage(<Page />);
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Tab' }));
  expect(heading()).not.toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Help' }));
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(heading()).toHaveTextContent('/m/help');
});

const Steps = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useFocusOnNavigation(pathname);
  return (
    <>
      <h1>{pathname}</h1>
      {pathname === '/m/help' ? (
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
      ) : (
        ['first', 'second'].map((place) => (
          <Link key={place} to="/m/help">
            The {place}
          </Link>
        ))
      )}
    </>
  );
};

test('a step back gives the focus to what was pressed there, one of several of a name', async () => {
  const { user } = await renderPage(<Steps />);
  await user.click(screen.getByRole('link', { name: 'The second' }));
  await waitFor(() => expect(heading()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'The second' })).toHaveFocus());
});

describe('a step back to what comes after its page', () => {
  let comeLate = () => {};
  const Below = () => {
    const [isThere, setThere] = useState(false);
    comeLate = () => setThere(true);
    return isThere && <Link to="/m/help">Below</Link>;
  };
  const Late = () => {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    useFocusOnNavigation(pathname);
    return (
      <>
        <h1>{pathname}</h1>
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
        {pathname === '/m/home' && <Below />}
      </>
    );
  };
  const comeBack = async () => {
    const { user } = await renderPage(<Late />);
    act(() => comeLate());
    await user.click(screen.getByRole('link', { name: 'Below' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(heading()).toHaveTextContent('/m/home'));
    await waitFor(() => expect(heading()).toHaveFocus());
    return user;
  };

  test('gives the focus to it when it is there', async () => {
    await comeBack();
    act(() => comeLate());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Below' })).toHaveFocus());
  });

  test('takes it from nobody who has gone on', async () => {
    const user = await comeBack();
    await user.tab();
    const elsewhere = document.activeElement;
    act(() => comeLate());
    await screen.findByRole('link', { name: 'Below' });
    expect(elsewhere).toHaveFocus();
  });
});

test('a page that comes late is read out too, unless somebody is somewhere already', async () => {
  delete document.documentElement.dataset.firstView;
  const Late = () => {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setThere(true)} onMouseDown={(event) => event.preventDefault()}>
          Come
        </button>
        {isThere && (
          <>
            <h1>Late</h1>
            <FocusOnPageReady />
          </>
        )}
      </>
    );
  };
  const { user, unmount } = await renderPage(<Late />);
  await user.click(screen.getByRole('button'));
  expect(heading()).toHaveFocus();
  unmount();
  const second = await renderPage(<Late />);
  screen.getByRole('button').focus();
  await second.user.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveFocus();
});

test('the first view is nobody’s arrival, however late its page comes', async () => {
  markFirstView(document);
  await renderPage(
    <>
      <h1>First</h1>
      <FocusOnPageReady />
    </>,
  );
  expect(document.body).toHaveFocus();
});
