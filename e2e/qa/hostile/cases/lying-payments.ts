import { addBankCard } from '@shared-kernel/contracts/member/bank-accounts';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import { signedHeaders } from 'platform/payment-protocol';
import { createControl } from '../../../fixtures/control.ts';
import { createService } from '../../../services/service.ts';
import type { Tally } from '../../tally.ts';
import { runJobs } from '../../world/clock.ts';
import { expectSoundLedger } from '../../world/money.ts';
import { at, logOf, PORTS } from '../../world/places.ts';
import { aPlayer, START_BALANCE_MINOR } from '../../world/players.ts';
import type { World } from '../../world/world.ts';
import type { Case } from '../case.ts';

const AMOUNT_MINOR = 500_00;
const PAYMENT_PASSWORD = '274913';

const stateOf = async ({ database }: World, orderNo: string): Promise<string | undefined> =>
  (await database.rows<{ state: string }>('select state from orders where order_no = $1', [orderNo]))[0]?.state;

/** What is signed as the provider's word; answers the status. */
const say = async ({ platforms: [{ url }], paymentKey }: World, text: string): Promise<number> => {
  const headers = signedHeaders(paymentKey, text, new Date());
  return (await fetch(`${url}/callbacks/payments`, { method: 'POST', body: text, headers })).status;
};

const paid = (orderNo: string, more: object = {}): string =>
  JSON.stringify({
    type: 'payment',
    payment: { orderNo, state: 'paid', url: at(PORTS.payments), reference: `hostile/${orderNo}`, ...more },
  });

/** Signed, and no JSON, empty, of something else, or paid without an amount. */
const expectUnclearRefused = async (world: World, orderNo: string, tally: Tally): Promise<void> => {
  for (const text of [
    '',
    '{',
    '[]',
    'null',
    '{"type":"weather"}',
    paid(orderNo),
    paid(orderNo, { amountMinor: '-1' }),
  ]) {
    const status = await say(world, text);
    tally.held(status === 400, `${text.slice(0, 40)} was answered ${status}`);
  }
};

/** One reference for two orders: the second one's money waits for the staff, and the provider is not asked to say it for ever. */
const expectSecondIsChecked = async (world: World, [first, second]: readonly string[], tally: Tally): Promise<void> => {
  const word = { reference: 'hostile/one', amountMinor: String(AMOUNT_MINOR) };
  for (const [orderNo = '', state] of [
    [first, 'credited'],
    [second, 'review'],
    [second, 'review'],
  ]) {
    const status = await say(world, paid(orderNo, word));
    tally.held(status === 200, `a reference of another order was answered ${status}`);
    const now = await stateOf(world, orderNo);
    tally.held(now === state, `the order is ${now} and should be ${state}`);
  }
};

/** A withdrawal of the process with a provider is paid by nobody else: the other process takes it for none of its own. */
const expectNobodyElsePays = async (world: World, tally: Tally): Promise<void> => {
  const [first, second] = world.platforms;
  const control = createControl(first.url);
  const { client, username, password } = await aPlayer(world);
  await control.settleBet({ brand: 'tala', username, password }, START_BALANCE_MINOR);
  const paymentPassword = PAYMENT_PASSWORD;
  await client.value(setPaymentPassword, { paymentPassword, confirmPaymentPassword: paymentPassword, password });
  const account = `30${String(Date.now()).slice(-7)}1`;
  const card = { bankCode: 'BPI', account, payeeName: 'Ana Cruz', paymentPassword };
  const { id: cardId } = await client.value(addBankCard, card);
  const { orderNo } = await client.value(submitWithdrawal, { amount: '500.00', cardId, paymentPassword });
  await control.approveWithdrawal(orderNo);
  await runJobs(second.url);
  const state = await stateOf(world, orderNo);
  tally.held(state === 'paying', `nobody has paid it, and it is ${state}`);
};

/** Where players are there is no process that pays by itself. */
const expectNoStartWithout = async ({ database }: World, tally: Tally): Promise<void> => {
  const port = PORTS.payments + 1;
  const env = { PORT: String(port), DATABASE_URL: database.url, NODE_ENV: 'production', PAYMENT_PROVIDER_URL: '' };
  const lost = createService({
    script: 'platform/src/main.ts',
    env,
    readyUrl: `${at(port)}/health`,
    log: logOf('no-provider'),
  });
  const refusal = await lost.start().then(
    () => 'it started',
    (error: Error) => error.message,
  );
  await lost.kill();
  tally.held(/needs a payment provider/.test(refusal), `in production without a provider: ${refusal.slice(-200)}`);
};

export const lyingPayments: Case = {
  name: 'payments',
  title: 'a payment provider that says nothing, too little or the same twice, or is not there',
  run: async (world, tally) => {
    const [{ url }] = world.platforms;
    const control = createControl(url);
    const openDeposit = async (): Promise<string> => {
      const { username, password } = await aPlayer(world);
      return control.openDeposit({ brand: 'tala', username, password }, AMOUNT_MINOR);
    };
    const [first, second] = [await openDeposit(), await openDeposit()];
    await expectUnclearRefused(world, first, tally);
    await expectSecondIsChecked(world, [first, second], tally);
    await expectNobodyElsePays(world, tally);
    await expectNoStartWithout(world, tally);
    await expectSoundLedger(world, tally);
  },
};
