import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { Pressable } from '@shared-kernel/ui/pressable';
import { screen } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { type RequireLoginOptions, useRequireLogin } from './use-require-login.ts';

const act = jest.fn();

const Entries = ({ forGuests }: Pick<RequireLoginOptions, 'forGuests'>) => {
  const { actionTo, forMembers, guard } = useRequireLogin({ forGuests });
  return (
    <>
      <Pressable {...actionTo('/m/withdraw')}>withdraw</Pressable>
      <a href="/m/withdraw" onClick={guard('/m/withdraw')}>
        guarded
      </a>
      <button type="button" onClick={forMembers(act)}>
        act
      </button>
    </>
  );
};

const open = (forGuests: RequireLoginOptions['forGuests'], session: Parameters<typeof aSession>[0] | null) =>
  renderPage(<Entries forGuests={forGuests} />, {
    path: '/m/mine',
    session: session === null ? null : aSession(session),
  });

const asked = jest.fn();
let stop = (): void => undefined;
beforeEach(() => {
  jest.clearAllMocks();
  stop = subscribe('session.login-asked', asked);
});
afterEach(() => stop());

test('a member goes where somebody shows the page', async () => {
  const { user, address } = await open('ask-login', {});
  await user.click(screen.getByRole('link', { name: 'withdraw' }));
  expect(address()).toBe('/m/withdraw');
  await user.click(screen.getByRole('button', { name: 'act' }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(asked).not.toHaveBeenCalled();
});

test('a guest is asked with the page that was tapped, to go on to', async () => {
  const { user } = await open('ask-login', null);
  await user.click(screen.getByRole('button', { name: 'withdraw' }));
  expect(asked).toHaveBeenLastCalledWith({ goOnTo: '/m/withdraw' });
  await user.click(screen.getByRole('button', { name: 'act' }));
  expect(asked).toHaveBeenLastCalledWith({});
});

test.each([
  ['ask-login', 1],
  ['stay', 0],
] as const)('with %s a guest stays, and is asked to log in %d times a press', async (forGuests, times) => {
  const { user, address } = await open(forGuests, null);
  await user.click(screen.getByRole('button', { name: 'withdraw' }));
  await user.click(screen.getByRole('link', { name: 'guarded' }));
  await user.click(screen.getByRole('button', { name: 'act' }));
  expect(asked).toHaveBeenCalledTimes(3 * times);
  expect(act).not.toHaveBeenCalled();
  expect(address()).toBe('/m/mine');
});
