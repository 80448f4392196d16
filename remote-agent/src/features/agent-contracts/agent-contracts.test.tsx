import * as contract from '@shared-kernel/contracts/agent/contracts';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { anAgentSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { payOf, rateAt } from './contract-rate.ts';
import { Page as DividendPage } from './dividend-contract.page.tsx';
import { Page as HourlyPage } from './hourly-contract.page.tsx';
import { Page as SalaryPage } from './salary-contract.page.tsx';
import en from './texts.en.json';
import ty from './texts.ty.json';

const words = en.contracts;
const PATH = '/m/member/agent/getSalaryContract';

const OLD: contract.Contract = {
  id: '6',
  status: 'agreed',
  tiers: [{ validBet: '50000.00', activeMembers: 2, rate: '0.10' }],
  proposer: 'mar***88',
  proposedAt: '2025-10-01T08:00:00+08:00',
  inForceFrom: '2025-10-04',
};
const REQUEST: contract.Contract = {
  id: '7',
  status: 'proposed',
  tiers: [
    { validBet: '10000.00', activeMembers: 1, rate: '0.05' },
    { validBet: '100000.00', activeMembers: 3, rate: '0.20' },
  ],
  proposer: 'mar***88',
  proposedAt: '2025-11-20T08:00:00+08:00',
  expiresAt: '2025-11-27T08:00:00+08:00',
  inForceFrom: '2025-11-22',
};

let state: contract.ContractState;
const sent: unknown[] = [];
const server = serveApi(answerBy(contract.getSalaryContract, () => state));
beforeEach(() => {
  state = { request: REQUEST, inForce: OLD, history: [OLD], activeValidBet: '1000.00' };
  sent.length = 0;
});

const open = (options: RenderPageOptions = {}) =>
  renderPage(<SalaryPage />, { path: PATH, session: anAgentSession(), ...options });
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name }));
  return dialog;
};

it('pays by the best tier of which both are reached, rounded down', () => {
  const at = (validBet: string, activeMembers: number) => rateAt(REQUEST.tiers, { validBet, activeMembers });
  expect([at('9999.99', 9), at('10000.00', 1), at('500000.00', 2), at('100000.00', 3)]).toEqual([
    '0.00',
    '0.05',
    '0.05',
    '0.20',
  ]);
  expect(payOf('100000.99', '0.20')).toBe('200.00');
});

it('says who proposes what, until when, and what the old contract pays for the same', async () => {
  await open();
  const request = within(await screen.findByRole('region', { name: words.request }));
  expect(request.getByText('mar***88')).toBeVisible();
  expect(request.getByText('11/27 08:00')).toBeVisible();
  expect(request.getByText('11/22/2025')).toBeVisible();
  const rows = request.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['₱10,000.00', '1', '0.00%', '0.05%'],
    ['₱100,000.00', '3', '0.10%', '0.20%'],
  ]);
  expect(screen.getByText(/₱1,000\.00 of valid bets/)).toBeVisible();
  expect(screen.getByText(/₱50,000\.00, 2 active members: 0\.10%/)).toBeVisible();
});

it('works out what figures would pay by the new contract and by the old', async () => {
  await open();
  fillField(await screen.findByLabelText(words.betsOf.salary), '₱120,000');
  fillField(screen.getByLabelText(words.activeCount), '3');
  expect(screen.getByText('₱240.00 at 0.20%')).toBeVisible();
  expect(screen.getByText('₱120.00 at 0.10%')).toBeVisible();
  fillField(screen.getByLabelText(words.activeCount), '3.9');
  expect(screen.getAllByText('₱0.00 at 0.00%')).toHaveLength(2);
  fillField(screen.getByLabelText(words.activeCount), '3');
  for (const noAmount of ['x', '120000,5', '1e6']) {
    fillField(screen.getByLabelText(words.betsOf.salary), noAmount);
    expect(screen.getAllByText('₱0.00 at 0.00%')).toHaveLength(2);
  }
});

it.each([
  ['agree', words.agree, words.agreeDone],
  ['reject', words.reject, words.rejectDone],
] as const)('sends %s once, after a question, and then says how things stand', async (action, name, done) => {
  server.use(
    answerBy(contract.processSalaryContract, (input) => {
      sent.push(input);
      state = { history: [OLD] };
      return {};
    }),
  );
  const { user } = await open();
  await choose(user, name);
  expect(await screen.findByText(done)).toBeVisible();
  expect(sent).toEqual([{ contractId: '7', action }]);
  expect(await screen.findByText(words.none)).toBeVisible();
});

it.each([
  ['dividend', DividendPage, contract.getDividendContract, contract.processDividendContract],
  ['hourly salary', HourlyPage, contract.getHourlyContract, contract.processHourlyContract],
] as const)('sends the answer to a contract of %s by its own call', async (_, Page, ask, process) => {
  server.use(
    answer(ask, { request: REQUEST, history: [] }),
    answerBy(process, (input) => {
      sent.push(input);
      return {};
    }),
  );
  const { user } = await renderPage(<Page />, { path: '/m/member/agent', session: anAgentSession() });
  await choose(user, words.agree);
  expect(await screen.findByText(words.agreeDone)).toBeVisible();
  expect(sent).toEqual([{ contractId: '7', action: 'agree' }]);
});

it('sends nothing where the question is left', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: words.agree }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: words.agree })).toBeEnabled();
});

it.each([
  ['contract.gone', words.gone],
  ['contract.answered', words.answered],
] as const)('does not offer the same answer again after %s', async (code, text) => {
  server.use(refuse(contract.processSalaryContract, code));
  const { user } = await open();
  await screen.findByRole('button', { name: words.agree });
  state = { history: [{ ...REQUEST, status: 'withdrawn' }] };
  const dialog = await choose(user, words.agree);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByText(words.statusOf.withdrawn)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.agree })).not.toBeInTheDocument();
});

it.each([['contract.range', words.range]] as const)(
  'says what %s means, and shows what has become of the contract',
  async (code, text) => {
    server.use(refuse(contract.processSalaryContract, code));
    const { user } = await open();
    await screen.findByRole('button', { name: words.agree });
    state = { history: [{ ...REQUEST, status: 'withdrawn' }] };
    const dialog = await choose(user, words.agree);
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(await screen.findByText(words.statusOf.withdrawn)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
);

it('asks a dividend for what the house won', async () => {
  server.use(answer(contract.getDividendContract, { request: REQUEST, history: [] }));
  await renderPage(<DividendPage />, { path: '/m/member/agent/getDevidendContract', session: anAgentSession() });
  fillField(await screen.findByLabelText(words.betsOf.dividend), '100000');
  fillField(screen.getByLabelText(words.activeCount), '3');
  fillField(screen.getByLabelText(words.profit), '50,000.00');
  expect(screen.getByText('₱100.00 at 0.20%')).toBeVisible();
});

it('says that none waits, also to an operator’s platform of which nothing is known', async () => {
  server.use(answer(contract.getHourlyContract, { history: [] }));
  await renderPage(<HourlyPage />, { path: '/m/member/agent/getHourContract', session: anAgentSession() });
  expect(await screen.findByText(words.none)).toBeVisible();
  expect(screen.queryByText(words.calculator)).not.toBeInTheDocument();
});

it('begins with the contract in force while none waits', async () => {
  state = { inForce: OLD, history: [] };
  await open();
  expect(await screen.findByRole('region', { name: words.inForce })).toBeVisible();
  expect(screen.getByText(words.none)).toBeVisible();
  expect(screen.queryByText(words.noneText)).not.toBeInTheDocument();
});

const IN_REVIEW = [{ startsAt: '2025-11-20T15:00:00+08:00', amount: '240.00' }];

it('says which payments wait until they were looked at, by the day', async () => {
  state = { inForce: OLD, history: [], inReview: IN_REVIEW };
  await open();
  const payments = await screen.findByRole('region', { name: words.inReview });
  expect(payments).toHaveTextContent(/We look at these before we pay them\.From 11\/20\/2025₱240\.00/);
});

it('says it of an hourly salary by the hour, in Filipino too', async () => {
  server.use(answer(contract.getHourlyContract, { history: [], inReview: IN_REVIEW }));
  const path = '/m/member/agent/getHourContract';
  await renderPage(<HourlyPage />, { path, session: anAgentSession(), language: 'TY' });
  const payments = await screen.findByRole('region', { name: ty.contracts.inReview });
  expect(payments).toHaveTextContent(/Mula 11\/20 15:00₱240\.00/);
});

it('shows no payments in review where there are none', async () => {
  state = { inForce: OLD, history: [], inReview: [] };
  await open();
  await screen.findByRole('region', { name: words.inForce });
  expect(screen.queryByRole('region', { name: words.inReview })).not.toBeInTheDocument();
});

it('says that it did not load', async () => {
  server.use(refuse(contract.getSalaryContract, 'unknown'));
  await open();
  expect(await screen.findByText(words.failed)).toBeVisible();
});

it.each([40, 41, 42])('asks nothing for a member of type %i', async (type) => {
  await open({ session: anAgentSession({ type: String(type) }) });
  expect(await screen.findByText(words.notForYou)).toBeVisible();
});
