import { startTrial } from '@shared-kernel/contracts/account/session';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { drawingComes } from '@shared-kernel/testing/drawing-comes';
import { aBalance, aSession, aTrialAnswer } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { Link, trialStart } from 'shared-kernel/router';
import { getSession } from 'shared-kernel/session';
import shared from '../../shared/texts.en.json';
import en from './texts.en.json';
import { Page } from './trial.page.tsx';

const START = 'I am 21 or older: start';
const server = serveApi(answer(getBalance, aBalance()));

const open = async (options: RenderPageOptions = {}) => {
  const page = await renderPage(<Page />, { path: paths.trial, ...options });
  const start = () => page.user.click(screen.getByRole('button', { name: START }));
  return { ...page, start };
};

it('says what play money is', async () => {
  const { container } = await open();
  const points = screen.getByRole('list', { name: en.freeTrial.about });
  expect(points).toHaveTextContent(en.freeTrial.freeText);
  expect(points).toHaveTextContent(en.freeTrial.endsText);
  await drawingComes(container);
});

it('asks for the age of the brand, which the press confirms', async () => {
  await open({ brand: { minimumAge: 18 } });
  expect(screen.getByRole('button', { name: 'I am 18 or older: start' })).toBeVisible();
});

it('leads home with play money', async () => {
  server.use(answer(startTrial, aTrialAnswer({ trail: 1 })));
  const { start, address } = await open();
  await start();
  await waitFor(() => expect(address()).toBe(paths.home));
  expect(getSession()?.type).toBe('4');
});

it('says that the trial runs where the answer leads nowhere', async () => {
  server.use(answer(startTrial, aTrialAnswer({ trail: 0 })));
  const { start, address } = await open();
  await start();
  expect(await screen.findByText(en.freeTrial.onTrial)).toBeVisible();
  expect(address()).toBe(paths.trial);
});

it.each([
  ['rate.limited', shared.trial.limited],
  ['unknown', shared.trial.failed],
] as const)('says why it did not start (%s), and starts with another try', async (code, words) => {
  server.use(refuse(startTrial, code));
  const { start, address } = await open();
  await start();
  expect(await screen.findByText(words)).toBeVisible();
  server.use(answer(startTrial, aTrialAnswer()));
  await start();
  await waitFor(() => expect(address()).toBe(paths.home));
});

it('starts at once for who has confirmed the age by the link that led here', async () => {
  server.use(answer(startTrial, aTrialAnswer({ trail: 1 })));
  const { user, address } = await renderPage(
    <>
      <Link to={paths.trial} state={trialStart}>
        tap
      </Link>
      <Page />
    </>,
    { path: paths.trial },
  );
  await user.click(screen.getByRole('link', { name: 'tap' }));
  await waitFor(() => expect(address()).toBe(paths.home));
});

it('says what a trial that runs has come to, and leads it to an account', async () => {
  server.use(answer(getBalance, aBalance({ sumBalance: '11240.00' })));
  await open({ session: aSession({ type: '4' }) });
  expect(await screen.findByText('You have ₱11,240.00 in play money')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', paths.register);
  expect(screen.getByRole('link', { name: en.freeTrial.toGames })).toHaveAttribute('href', paths.home);
});

it('says that a trial runs while its balance does not come', async () => {
  server.use(refuse(getBalance, 'unknown'));
  await open({ session: aSession({ type: '4' }) });
  expect(await screen.findByText(en.freeTrial.onTrial)).toBeVisible();
});

it('offers a member no trial, and says why', async () => {
  await open({ session: aSession() });
  expect(screen.getByText(en.freeTrial.signedIn)).toBeVisible();
  expect(screen.queryByRole('button', { name: START })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: en.freeTrial.toGames })).toHaveAttribute('href', paths.home);
});
