import { claimRebate, getManualRebate } from '@shared-kernel/contracts/member/rebates';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { aManualRebate } from '@shared-kernel/testing/money-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { manifest } from '../../manifest.ts';
import { Page } from './manual-rebate.page.tsx';
import en from './texts.en.json';

const words = en.manualRebate;

const server = serveApi(answer(getManualRebate, aManualRebate()));

const open = () => renderPage(<Page />, { path: paths.manualRebate, session: aSession() });
const claimAll = () => screen.findByRole('button', { name: words.claimAll });
const state = () => screen.findByRole('region', { name: words.open });

const CLAIMED = aManualRebate({
  list: [{ gameType: 'RNG', validBet: '6320.00', rate: '0.50', rebate: '31.60', claimed: '31.60', open: '0.00' }],
  open: '0.00',
  claimable: '0.00',
  claimed: '31.60',
});

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'manual-rebate');
  await expectStartedCalls(server, route, open);
});

it('reckons each category: valid bet × rate = rebate, and the sum of all', async () => {
  await open();
  const rows = within(await screen.findByRole('list', { name: words.byCategory })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Slots.*₱6,320\.00 valid bet × 0\.50%.*₱31\.60/);
  expect(rows[1]?.querySelector('[data-cat=fish]')).toBeInTheDocument();
  expect(rows[1]).toHaveTextContent(/Fishing.*₱3,320\.00 valid bet × 0\.50%.*₱16\.60/);
  expect(await state()).toHaveTextContent(/₱48\.20.*credited at 07\/15 00:00/);
});

it('claims all with one press, once, tells the site and shows what is left', async () => {
  const claims: unknown[] = [];
  let go: () => void = () => undefined;
  const isPressedTwice = new Promise<void>((resolve) => {
    go = resolve;
  });
  server.use(
    answerBy(claimRebate, async (input) => {
      claims.push(input);
      await isPressedTwice;
      server.use(answer(getManualRebate, CLAIMED));
      return { amount: '48.20' };
    }),
  );
  const heard = jest.fn();
  const stop = subscribe('wallet.changed', heard);
  const { user } = await open();
  await user.dblClick(await claimAll());
  go();
  expect(await screen.findByText('₱48.20 is in your balance.')).toBeVisible();
  expect(claims).toHaveLength(1);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(words.isClaimed)).toBeVisible();
  expect(await state()).toHaveTextContent(words.none);
  expect(await claimAll()).toHaveAttribute('aria-disabled', 'true');
  stop();
});

it('says what of the day was claimed before', async () => {
  server.use(answer(getManualRebate, CLAIMED));
  await open();
  expect(await state()).toHaveTextContent(`₱31.60 from today is already in your balance.${words.none}`);
  expect(await screen.findByText(words.isClaimed)).toBeVisible();
  expect(await claimAll()).toHaveAttribute('aria-disabled', 'true');
});

it('says from what amount on one may claim', async () => {
  server.use(answer(getManualRebate, aManualRebate({ open: '0.99', claimable: '0.00' })));
  await open();
  expect(await state()).toHaveTextContent('The least you can claim is ₱1.00.');
  expect(await claimAll()).toHaveAttribute('aria-disabled', 'true');
});

it('asks again what is open when a claim is refused', async () => {
  server.use(refuse(claimRebate, 'rebate.minimum'));
  const { user } = await open();
  const button = await claimAll();
  server.use(answer(getManualRebate, CLAIMED));
  await user.click(button);
  expect(await screen.findByText(words.refused)).toBeVisible();
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
});

it('says that nothing is credited twice when a claim was not confirmed', async () => {
  server.use(refuse(claimRebate, 'unknown'));
  const { user } = await open();
  await user.click(await claimAll());
  expect(await screen.findByText(words.notClaimed)).toBeVisible();
  server.use(answer(claimRebate, { amount: '48.20' }));
  await user.click(await claimAll());
  expect(await screen.findByText('₱48.20 is in your balance.')).toBeVisible();
  expect(screen.queryByText(words.notClaimed)).toBeNull();
});

it('leads to the games where nothing was played', async () => {
  server.use(answer(getManualRebate, aManualRebate({ list: [], open: '0.00', claimable: '0.00' })));
  await open();
  expect(await screen.findByText(words.empty)).toBeVisible();
  expect(screen.getByRole('link', { name: words.play })).toHaveAttribute('href', paths.home);
});

it('says that rebates are safe when they did not come, and tries again', async () => {
  server.use(refuse(getManualRebate, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(words.failedText)).toBeVisible();
  server.use(answer(getManualRebate, aManualRebate()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await claimAll()).toBeVisible();
});
