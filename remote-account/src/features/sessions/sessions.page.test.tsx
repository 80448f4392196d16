import { getPasskeys } from '@shared-kernel/contracts/account/passkeys';
import { endOtherSessions, endSession, getSessions } from '@shared-kernel/contracts/account/sessions';
import { getSocialLinks } from '@shared-kernel/contracts/account/social';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aDeviceSession, aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { ownPaths } from '../../paths.ts';
import { Page } from './sessions.page.tsx';
import en from './texts.en.json';

const server = serveApi(answer(getPasskeys, { passkeys: [] }), answer(getSocialLinks, { links: [] }));
const texts = en.sessions;
const here = aDeviceSession({ id: 'here', isCurrent: true });
const phone = aDeviceSession({ id: 'phone', browser: 'Chrome', system: 'Android', network: '203.0.113.*' });
const unknown = aDeviceSession({ id: 'unknown', browser: undefined, system: undefined, network: undefined });

/** A server that forgets what is ended, and notes what it was asked to end. */
const withSessions = (...sessions: readonly ReturnType<typeof aDeviceSession>[]) => {
  let live = [...sessions];
  const ended: InputOf<typeof endSession>[] = [];
  server.use(
    answerBy(getSessions, () => ({ sessions: live })),
    answerBy(endSession, (input) => {
      ended.push(input);
      live = live.filter(({ id }) => id !== input.id);
      return { ended: 1 };
    }),
    answerBy(endOtherSessions, () => {
      const before = live.length;
      live = live.filter(({ isCurrent }) => isCurrent);
      return { ended: before - live.length };
    }),
  );
  return ended;
};
const open = () => renderPage(<Page />, { path: ownPaths.sessions, session: aSession() });
const others = () => screen.findByRole('list', { name: texts.others });

it('asks for exactly what its document starts', async () => {
  server.use(answer(getSessions, { sessions: [here] }));
  const route = manifest.routes.find(({ page }) => page === 'sessions');
  await expectStartedCalls(server, route, open);
});

describe('signed-in devices', () => {
  it('names each device, its network and when it was used; this one apart and without a way out', async () => {
    withSessions(here, phone, unknown);
    await open();
    const own = await screen.findByRole('list', { name: texts.here });
    expect(within(own).getAllByRole('listitem')).toHaveLength(1);
    expect(within(own).queryByRole('button')).not.toBeInTheDocument();
    const rows = within(await others()).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent('Chrome on Android');
    expect(rows[0]).toHaveTextContent('203.0.113.*');
    expect(rows[0]).toHaveTextContent('Since 11/21, 09:05');
    expect(rows[0]).toHaveTextContent('Last used 10:15');
    expect(rows[1]).toHaveTextContent(texts.unknown);
  });

  it('says of one that it is in an affiliate’s page', async () => {
    withSessions(here, { ...phone, affiliatePage: 'agents.example.com' });
    await open();
    const [row] = within(await others()).getAllByRole('listitem');
    expect(row).toHaveTextContent('Agent area on agents.example.com');
  });

  it('signs one out after asking, and shows that it is gone', async () => {
    const ended = withSessions(here, phone, unknown);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    expect(ended).toEqual([]);
    await user.click(await screen.findByRole('button', { name: texts.signOutOne }));
    await waitFor(async () => expect(within(await others()).getAllByRole('listitem')).toHaveLength(1));
    expect(ended).toEqual([{ id: 'phone' }]);
    expect(await screen.findByText(texts.done)).toBeVisible();
  });

  it('leaves all as it is when the player thinks again', async () => {
    const ended = withSessions(here, phone);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(ended).toEqual([]);
    expect(within(await others()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('signs all others out', async () => {
    withSessions(here, phone, unknown);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: texts.signOutAll }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: texts.signOutAll }));
    expect(await screen.findByText(texts.none)).toBeVisible();
  });

  it('says in the question that it did not work, and keeps the device in the list', async () => {
    withSessions(here, phone);
    server.use(refuse(endSession, 'unknown'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: texts.signOutOne }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(within(await others()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('lets go of the question when this session has ended meanwhile, and says of nobody that it is signed out', async () => {
    withSessions(here, phone);
    server.use(refuse(endSession, 'session.expired'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: texts.signOutOne }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByText(texts.done)).not.toBeInTheDocument();
  });

  it('says so when there is no other device', async () => {
    withSessions(here);
    await open();
    expect(await screen.findByText(texts.none)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.signOutAll })).not.toBeInTheDocument();
  });

  it('offers another try when the list does not come', async () => {
    server.use(refuse(getSessions, 'unknown'));
    const { user } = await open();
    await screen.findByText(texts.failed);
    withSessions(here);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(texts.none)).toBeVisible();
  });
});
