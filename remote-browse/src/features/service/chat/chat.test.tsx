import { getConsolidatedSettings, launchChat } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../../../manifest.ts';
import { ownPaths } from '../../../paths.ts';
import { Page } from '../service.page.tsx';
import en from '../texts.en.json';

const URL_OF_CHAT = '/wps/play/service/chat?lang=EN#launch=t1';
const server = serveApi(answer(launchChat, { url: URL_OF_CHAT }), answer(getConsolidatedSettings, someSettings()));
const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: ownPaths.chat, session: aSession(), ...options });

it('asks a guest to log in, in its place', () => {
  expect(manifest.routes.find(({ path }) => path === ownPaths.chat)?.access).toBe('login-prompt');
});

it('opens the chat once in a sandbox without the site’s origin, and says who answers when', async () => {
  const asked = jest.fn();
  server.use(
    answerBy(launchChat, (input) => {
      asked(input);
      return { url: URL_OF_CHAT };
    }),
  );
  await open();
  const frame = await screen.findByTitle(en.chat.title);
  expect(frame).toHaveAttribute('src', URL_OF_CHAT);
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(frame.getAttribute('sandbox')).not.toContain('navigation');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByText(en.chat.opening)).toBeVisible();
  fireEvent.load(frame);
  expect(screen.queryByText(en.chat.opening)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText(/Our team answers:.*Day and night/)).toBeVisible());
});

it('waits in words, says that it did not open, and tries again', async () => {
  server.use(refuse(launchChat, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.chat.failed)).toBeVisible();
  server.use(hang(launchChat));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(en.chat.opening)).toBeVisible();
});

it('holds no page of the site in the frame', async () => {
  server.use(answer(launchChat, { url: ownPaths.chat }));
  await open();
  expect(await screen.findByText(en.chat.failed)).toBeVisible();
  expect(screen.queryByTitle(en.chat.title)).not.toBeInTheDocument();
});

it('speaks Filipino', async () => {
  await open({ language: 'TY' });
  expect(await screen.findByText(/Sumasagot ang team/)).toBeVisible();
});
