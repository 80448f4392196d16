import { getFeedback, sendFeedback } from '@shared-kernel/contracts/browse/feedback';
import { paths } from '@shared-kernel/contracts/system/paths';
import form from '@shared-kernel/forms/feedback/texts.en.json';
import { answer, answerBy, refuse, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { Page } from './feedback.page.tsx';
import en from './texts.en.json';

Element.prototype.scrollIntoView = () => undefined;
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => undefined;
const SCRIPT = '<script>alert(1)</script>';
const TICKETS = [
  {
    id: '2',
    type: 'GAME' as const,
    comment: SCRIPT,
    pictures: ['/wps/uploads/a.png'],
    sentAt: '2026-11-21T10:00:00+08:00',
  },
  {
    id: '1',
    type: 'DEPOSIT' as const,
    comment: 'It took an hour.',
    pictures: [],
    sentAt: '2026-11-20T10:00:00+08:00',
    answer: 'It is in your balance now.',
    answeredAt: '2026-11-21T11:00:00+08:00',
  },
];
beforeEach(() => sessionStorage.clear());
const server = serveApi(answer(getFeedback, { list: TICKETS }));
const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: paths.feedback, session: aSession(), flags: ['FEEDBACK3'], ...options });
const aPicture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

it('asks for exactly what its document starts, behind its flag, for members', async () => {
  const route = manifest.routes.find(({ page }) => page === 'feedback');
  expect(route).toMatchObject({ access: 'login-page', flag: 'FEEDBACK3' });
  await expectStartedCalls(server, route, open);
});

it('shows own messages with their pictures and answers as texts, by their times', async () => {
  await open();
  const log = await screen.findByRole('log', { name: en.feedback.own });
  expect(
    within(log)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/A deposit.*It took an hour\./),
    expect.stringContaining(SCRIPT),
    expect.stringMatching(/It took an hour\.It is in your balance now\.Customer service/),
  ]);
  expect(within(log).getByRole('link', { name: 'Picture 1' })).toHaveAttribute('href', '/wps/uploads/a.png');
});

it('sends type, words and pictures once, says so and is empty again', async () => {
  const sent: object[] = [];
  server.use(
    answerBy(sendFeedback, (input) => {
      sent.push(input);
      return { id: '3' };
    }),
  );
  const { user } = await open();
  await user.selectOptions(await screen.findByLabelText(form.about), 'GAME');
  const words = screen.getByLabelText(form.message);
  await user.type(words, 'a'.repeat(150));
  expect(words).toHaveValue('a'.repeat(140));
  await user.upload(screen.getByLabelText('Add a picture'), [aPicture('one.png'), aPicture('two.png')]);
  await user.click(screen.getByRole('button', { name: 'Remove one.png' }));
  await user.click(screen.getByRole('button', { name: form.send }));
  expect(await screen.findByText(en.feedback.sent)).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ type: 'GAME', comment: 'a'.repeat(140) })]);
  expect(words).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Remove two.png' })).not.toBeInTheDocument();
});

it('keeps words and pictures for whoever leaves and comes back, until the member signs out', async () => {
  const { user, unmount } = await open();
  await user.type(await screen.findByLabelText(form.message), 'See the slip.');
  await user.upload(screen.getByLabelText('Add a picture'), aPicture('slip.png'));
  unmount();
  const again = await open();
  expect(await screen.findByLabelText(form.message)).toHaveValue('See the slip.');
  expect(screen.getByRole('button', { name: 'Remove slip.png' })).toBeVisible();
  again.unmount();
  sessionStorage.clear();
  await open();
  expect(await screen.findByLabelText(form.message)).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Remove slip.png' })).not.toBeInTheDocument();
});

it.each([
  ['upload.size', form.refused.upload.size],
  ['upload.type', form.refused.upload.type],
  ['rate.limited', /Too many tries/],
] as const)('says %s in words, and loses nothing', async (code, words) => {
  server.use(refuse(sendFeedback, code));
  const { user } = await open();
  await user.type(await screen.findByLabelText(form.message), 'Slow.');
  await user.upload(screen.getByLabelText('Add a picture'), aPicture('one.png'));
  await user.click(screen.getByRole('button', { name: form.send }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText(form.message)).toHaveValue('Slow.');
  expect(screen.getByRole('button', { name: 'Remove one.png' })).toBeVisible();
});

it('keeps what was typed without a network, and through a reload', async () => {
  server.use(unreachable(sendFeedback));
  const { user, unmount } = await open();
  await user.selectOptions(await screen.findByLabelText(form.about), 'WITHDRAWAL');
  await user.type(screen.getByLabelText(form.message), 'Slow.');
  unmount();
  await open();
  expect(await screen.findByLabelText(form.message)).toHaveValue('Slow.');
  expect(screen.getByLabelText(form.about)).toHaveValue('WITHDRAWAL');
});

it('no message yet, and messages that did not come', async () => {
  server.use(answer(getFeedback, { list: [] }));
  const { unmount } = await open();
  expect(await screen.findByText(en.feedback.intro)).toBeVisible();
  unmount();
  server.use(refuse(getFeedback, 'unknown'));
  await open();
  expect(await screen.findByText(en.feedback.failed)).toBeVisible();
  expect(screen.getByLabelText(form.message)).toBeVisible();
});

it('speaks Filipino', async () => {
  await open({ language: 'TY' });
  expect(await screen.findByLabelText('Tungkol saan?')).toBeVisible();
});
