import { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import { getDeposit, sendDepositProof } from '@shared-kernel/contracts/member/deposits';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aWaitingDeposit, someDepositPromotions } from '@shared-kernel/testing/deposit-builders';
import { aBreak, aSession } from '@shared-kernel/testing/member-builders';
import { answerPicture, refusePicture } from '@shared-kernel/testing/picture-answers';
import { renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from '../deposit.page.tsx';
import en from '../texts.en.json';

const words = en.deposit.proof;
const SENT = '/wps/uploads/a-name';
const UNPROVED = aWaitingDeposit({ proof: { isTaken: true } });
const PROVED = aWaitingDeposit({ proof: { isTaken: true, picture: SENT } });
const SLIP = new File(['slip'], 'slip.png', { type: 'image/png' });

const server = serveApi(
  answer(getDepositPromotions, someDepositPromotions()),
  answer(getConsolidatedSettings, someSettings({ mobileTemplate: { mem_cen: '1', dep_func: '1' } })),
  answer(getDeposit, UNPROVED),
);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:slip';
  URL.revokeObjectURL = () => undefined;
});

const open = () =>
  renderPage(<Page />, { path: `${paths.deposit}?order=${UNPROVED.orderNo}`, session: aSession({ token: 'mine' }) });
const area = () => screen.findByRole('region', { name: words.label });
const picked = async (user: Awaited<ReturnType<typeof open>>['user'], file = SLIP) =>
  user.upload(within(await area()).getByLabelText('Add a picture'), file);
const press = () => screen.getByRole('button', { name: words.send });

const keep = () => server.use(answerPicture(SENT, 'mine'));

it('sends the chosen picture and shows it as the operator has it', async () => {
  keep();
  server.use(
    answerBy(sendDepositProof, () => {
      server.use(answer(getDeposit, PROVED));
      return PROVED;
    }),
  );
  const { user } = await open();
  expect(within(await area()).queryByRole('button', { name: words.send })).toBeNull();
  expect(await area()).toHaveTextContent(/PNG or JPG, up to 5 MB/);
  await picked(user);
  await user.click(press());
  expect(await screen.findByRole('img', { name: words.sent })).toHaveAttribute('src', 'blob:slip');
  expect(await area()).toHaveTextContent(words.other);
});

it('says at the field why the picture was refused, and keeps it for another try', async () => {
  server.use(refuse(sendDepositProof, 'upload.type'));
  const { user } = await open();
  await picked(user);
  await user.click(press());
  expect(await screen.findByText(words.type)).toBeVisible();
  expect(screen.getByAltText('slip.png')).toBeVisible();
  server.use(refuse(sendDepositProof, 'deposit.closed'));
  await user.click(press());
  expect(await screen.findByText(words.closed)).toBeVisible();
});

it('takes no file of another kind, without a call', async () => {
  const { user } = await open();
  const chosen = new File(['x'], 'slip.png', { type: 'image/png' });
  Object.defineProperty(chosen, 'size', { value: 5 * 1024 * 1024 + 1 });
  await picked(user, chosen);
  expect(await area()).toHaveTextContent('slip.png is larger than 5 MB.');
  expect(screen.queryByRole('button', { name: words.send })).toBeNull();
});

it('is loaded again when it did not come', async () => {
  server.use(answer(getDeposit, PROVED));
  server.use(refusePicture(SENT));
  const { user } = await open();
  expect(await screen.findByText(words.failed)).toBeVisible();
  keep();
  await user.click(within(await area()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('img', { name: words.sent })).toBeVisible());
});

it('is taken in a break from play too: the money may be on its way', async () => {
  server.use(answer(getDeposit, { ...UNPROVED, exclusion: aBreak() }));
  server.use(answerBy(sendDepositProof, () => PROVED));
  keep();
  const { user } = await open();
  expect(screen.queryByRole('region', { name: en.deposit.payCard })).toBeNull();
  await picked(user);
  server.use(answer(getDeposit, { ...PROVED, exclusion: aBreak() }));
  await user.click(press());
  expect(await screen.findByRole('img', { name: words.sent })).toBeVisible();
});

it('is not asked for where none is taken', async () => {
  server.use(answer(getDeposit, aWaitingDeposit()));
  await open();
  await screen.findByRole('region', { name: en.deposit.payCard });
  expect(screen.queryByRole('region', { name: words.label })).toBeNull();
});
