import { startTrial } from '@shared-kernel/contracts/account/session';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { drawingComes } from '@shared-kernel/testing/drawing-comes';
import { aSession, aTrialAnswer } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { getSession } from 'shared-kernel/session';
import shared from '../../shared/texts.en.json';
import en from './texts.en.json';
import { Page } from './trial.page.tsx';

const server = serveApi();

const open = async (options: RenderPageOptions = {}) => {
  const page = await renderPage(<Page />, { path: paths.trial, ...options });
  const start = () => page.user.click(screen.getByRole('button', { name: en.freeTrial.start }));
  const confirmAge = () => page.user.click(screen.getByRole('checkbox'));
  return { ...page, start, confirmAge };
};

it('says what play money is', async () => {
  const { container } = await open();
  const points = screen.getByRole('list', { name: en.freeTrial.about });
  expect(points).toHaveTextContent(en.freeTrial.freeText);
  expect(points).toHaveTextContent(en.freeTrial.endsText);
  await drawingComes(container);
});

it('starts for nobody who has not confirmed the age, which is not ticked beforehand', async () => {
  const asked = jest.fn(() => aTrialAnswer());
  server.use(answerBy(startTrial, asked));
  const { start } = await open();
  const age = screen.getByRole('checkbox', { name: 'I am 21 or older' });
  expect(age).not.toBeChecked();
  await start();
  expect(await screen.findByText(shared.field.isOfAge.required)).toBeVisible();
  expect(age).toHaveFocus();
  expect(age).toHaveAccessibleDescription(shared.field.isOfAge.required);
  expect(asked).not.toHaveBeenCalled();
  expect(getSession()).toBeNull();
});

it('asks for the age of the brand', async () => {
  await open({ brand: { minimumAge: 18 } });
  expect(screen.getByRole('checkbox', { name: 'I am 18 or older' })).toBeVisible();
});

it('leads home with play money', async () => {
  server.use(answer(startTrial, aTrialAnswer({ trail: 1 })));
  const { confirmAge, start, address } = await open();
  await confirmAge();
  await start();
  await waitFor(() => expect(address()).toBe(paths.home));
  expect(getSession()?.type).toBe('4');
});

it('says that the trial runs where the answer leads nowhere', async () => {
  server.use(answer(startTrial, aTrialAnswer({ trail: 0 })));
  const { confirmAge, start, address } = await open();
  await confirmAge();
  await start();
  expect(await screen.findByText(en.freeTrial.onTrial)).toBeVisible();
  expect(address()).toBe(paths.trial);
});

it.each([
  ['rate.limited', shared.trial.limited],
  ['unknown', shared.trial.failed],
] as const)('says why it did not start (%s), keeps the tick, and starts with another try', async (code, words) => {
  server.use(refuse(startTrial, code));
  const { confirmAge, start, address } = await open();
  await confirmAge();
  await start();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeChecked();
  server.use(answer(startTrial, aTrialAnswer()));
  await start();
  await waitFor(() => expect(address()).toBe(paths.home));
});

it('offers a member no trial, and says why', async () => {
  await open({ session: aSession() });
  expect(screen.getByText(en.freeTrial.signedIn)).toBeVisible();
  expect(screen.queryByRole('button', { name: en.freeTrial.start })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: en.freeTrial.toGames })).toHaveAttribute('href', paths.home);
});
