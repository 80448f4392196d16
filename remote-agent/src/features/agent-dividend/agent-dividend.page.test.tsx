import { getDividends } from '@shared-kernel/contracts/agent/dividends';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { anAgentSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './agent-dividend.page.tsx';
import en from './texts.en.json';
import ty from './texts.ty.json';

const words = en.agentDividend;

const DIVIDENDS: ValueOf<typeof getDividends> = {
  list: [
    {
      userName: 'mara_agent',
      startDate: '2026-07-01',
      endDate: '2026-07-15',
      sales: '4950.00',
      carriedIn: '-1000.00',
      rate: '30.00',
      amount: '790.00',
      status: 'paid',
      parts: {
        stake: '10000.00',
        payout: '5000.00',
        rebate: '0.00',
        bonus: '0.00',
        fees: '50.00',
        validBet: '10000.00',
        activeMembers: 5,
        own: '1185.00',
        below: '395.00',
        carriedOut: '0.00',
      },
    },
  ],
  pageNum: 1,
  totalPages: 1,
  trail: [],
  footer: { count: 1, sales: '4950.00', amount: '790.00', activeNeeded: 7 },
};

const server = serveApi(answer(getDividends, DIVIDENDS));
watchBottom();

const open = ({
  language = 'EN',
  search = '',
  type = '1',
}: {
  language?: 'EN' | 'TY';
  search?: string;
  type?: string;
}) =>
  renderPage(<Page />, {
    path: `/m/member/agent/agentDivident${search}`,
    session: anAgentSession({ type }),
    language,
  });

it('says of each period what it brought, what came from before and whether it is paid, line by line on a press', async () => {
  const { user } = await open({});
  const [row] = await screen.findAllByRole('listitem');
  expect(row).toHaveTextContent(/07\/01 – 07\/15Paid.*790\.00.*4,950\.00.*1,000\.00.*30\.00%/);
  await user.click(screen.getByRole('button', { name: /^07\/01/ }));
  const sheet = within(await screen.findByRole('dialog', { name: words.detail }));
  expect(sheet.getByText(words.fees).nextSibling).toHaveTextContent('50.00');
  expect(sheet.getByText(words.lossIn).nextSibling).toHaveTextContent('1,000.00');
  expect(sheet.getByText(words.active).nextSibling).toHaveTextContent('5');
  expect(sheet.getByText(words.below).nextSibling).toHaveTextContent('395.00');
  expect(sheet.getByText(words.fees).closest('dl')).toHaveAttribute('tabindex', '0');
  expect(sheet.queryByText(words.carriedOut)).not.toBeInTheDocument();
});

it.each([
  ['500.00', words.heldIn],
  ['0.00', words.carriedIn],
])('calls ₱%s from before neither a loss nor the other', async (carriedIn, name) => {
  const [paid] = DIVIDENDS.list;
  server.use(answer(getDividends, { ...DIVIDENDS, list: paid ? [{ ...paid, carriedIn }] : [] }));
  const { user } = await open({});
  await user.click(await screen.findByRole('button', { name: /^07\/01/ }));
  const sheet = within(await screen.findByRole('dialog', { name: words.detail }));
  expect(sheet.getByText(name).nextSibling).toHaveTextContent(carriedIn);
  expect(sheet.queryByText(words.lossIn)).not.toBeInTheDocument();
});

it('says how many active members this brand asks for, and no number where the platform says none', async () => {
  const { unmount } = await open({});
  expect(await screen.findByText(words.rule.replace('{{count}}', '7'))).toBeVisible();
  unmount();
  server.use(answer(getDividends, { ...DIVIDENDS, footer: { count: 1, sales: '4950.00', amount: '790.00' } }));
  await open({});
  expect(await screen.findByRole('button', { name: /^07\/01/ })).toBeVisible();
  expect(screen.getByText(words.ruleOfSome)).toBeVisible();
});

it.each([
  ['EN', en],
  ['TY', ty],
] as const)('says in %s that a dividend waits until it was looked at', async (language, texts) => {
  const [paid] = DIVIDENDS.list;
  server.use(answer(getDividends, { ...DIVIDENDS, list: paid ? [{ ...paid, status: 'review' }] : [] }));
  const { user } = await open({ language });
  const row = await screen.findByRole('button', { name: /^07\/01/ });
  expect(row).toHaveTextContent(texts.agentDividend.statusOf.review);
  await user.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: texts.agentDividend.detail }));
  expect(sheet.getByText(texts.agentDividend.reviewText)).toBeVisible();
});

it('shows those of the team or its direct members, and the address says so', async () => {
  const asked: InputOf<typeof getDividends>[] = [];
  server.use(
    answerBy(getDividends, (input) => {
      asked.push(input);
      return DIVIDENDS;
    }),
  );
  const { user } = await open({ search: '?range=7d' });
  await user.click(await screen.findByRole('tab', { name: words.of.team }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ scope: 'team', depth: 'team' }));
  expect(asked[0]).toMatchObject({ scope: 'own', startDate: asked.at(-1)?.startDate });
  expect(await screen.findByRole('button', { name: /^mara_agent/ })).toHaveTextContent('07/01 – 07/15 · Paid');
  await user.click(screen.getByRole('tab', { name: 'Direct only' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ scope: 'team', depth: 'direct' }));
  await user.click(await screen.findByRole('button', { name: /^Team below ?mara_agent$/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ parent: 'mara_agent', depth: 'direct' }));
  await user.click(screen.getByRole('tab', { name: words.of.own }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ scope: 'own' }));
  expect(asked.at(-1)).not.toHaveProperty('parent');
});

it('says when there are none', async () => {
  server.use(answer(getDividends, { list: [], pageNum: 1, totalPages: 0, trail: [] }));
  await open({});
  expect(await screen.findByText(words.empty)).toBeVisible();
});

it('says what is safe when it fails, in Filipino too, and tries again', async () => {
  server.use(refuse(getDividends, 'unknown'));
  const { user } = await open({ language: 'TY' });
  expect(await screen.findByText(ty.agentDividend.failed)).toBeVisible();
  server.use(answer(getDividends, DIVIDENDS));
  await user.click(screen.getByRole('button', { name: 'Subukan ulit' }));
  expect(await screen.findByText(ty.agentDividend.statusOf.paid)).toBeVisible();
});

it('asks nothing for an agent without dividends', async () => {
  server.use(refuse(getDividends, 'feature.unavailable'));
  await open({ type: '41' });
  expect(await screen.findByText(words.closed)).toBeVisible();
  expect(screen.queryByText(words.failed)).not.toBeInTheDocument();
});
