import { getDownlineContracts, proposeContract, withdrawContract } from '@shared-kernel/contracts/agent/contracts';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { anAgentSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ContractSheet } from './contract-sheet.tsx';
import en from './texts.en.json';

const words = en.team.contracts;
const OWN = [{ validBet: '100000.00', activeMembers: 3, rate: '0.20' }];
const REQUEST = { id: '7', status: 'proposed', tiers: [{ validBet: '5000.00', activeMembers: 1, rate: '0.10' }] };

type Downline = ValueOf<typeof getDownlineContracts>;

let list: Downline['list'];
const sent: unknown[] = [];
const server = serveApi(answerBy(getDownlineContracts, () => ({ userName: 'rico_diaz4', list })));
beforeEach(() => {
  sent.length = 0;
  list = [
    { kind: 'salary', own: OWN },
    { kind: 'dividend', own: [] },
    { kind: 'hourly', own: OWN, request: REQUEST },
  ];
});

const open = async () => {
  const page = await renderPage(<ContractSheet userName="rico_diaz4" onClose={() => undefined} />, {
    session: anAgentSession(),
  });
  await screen.findByRole('form', { name: words.propose });
  return page;
};
const propose = () => screen.getByRole('button', { name: words.propose });

it('begins with the agent’s own terms and sends what is typed', async () => {
  server.use(
    answerBy(proposeContract, (input) => {
      sent.push(input);
      list = [{ kind: 'salary', own: OWN, request: REQUEST }];
      return { contractId: '7' };
    }),
  );
  const { user } = await open();
  await user.clear(screen.getByLabelText(words.ratePercent));
  fillField(screen.getByLabelText(words.ratePercent), '0.1');
  await user.click(screen.getByRole('button', { name: words.add }));
  const second = within(screen.getByRole('group', { name: 'Tier 2' }));
  expect(second.getByLabelText('Valid bets from')).toHaveFocus();
  fillField(second.getByLabelText('Valid bets from'), '₱500,000');
  fillField(second.getByLabelText('Active members from'), '8');
  fillField(second.getByLabelText(words.ratePercent), '0.2');
  await user.click(propose());
  expect(await screen.findByRole('button', { name: words.withdraw })).toBeVisible();
  expect(sent).toEqual([
    {
      userName: 'rico_diaz4',
      kind: 'salary',
      tiers: [
        { validBet: '100000.00', activeMembers: 3, rate: '0.10' },
        { validBet: '500000.00', activeMembers: 8, rate: '0.20' },
      ],
    },
  ]);
});

it('names each field that is wrong, moves to the first and keeps what was typed', async () => {
  server.use(
    answerBy(proposeContract, (input) => {
      sent.push(input);
      return { contractId: '7' };
    }),
  );
  const { user } = await open();
  fillField(screen.getByLabelText('Active members from'), '.5');
  // More decimals than there are would be rounded to terms that nobody meant.
  fillField(screen.getByLabelText(words.ratePercent), '5');
  await user.click(propose());
  const members = screen.getByLabelText('Active members from');
  expect(members).toHaveFocus();
  expect(members).toHaveAccessibleDescription(words.wrong.activeMembers);
  expect(members).toHaveValue('3.5');
  expect(screen.getByLabelText(words.ratePercent)).toHaveAccessibleDescription(words.wrong.rate);
  expect(screen.getByLabelText('Valid bets from')).not.toHaveAccessibleDescription();
  expect(sent).toEqual([]);
});

it.each([
  ['contract.range', words.range],
  ['contract.tiers', words.tiersWrong],
  ['contract.pending', words.pending],
] as const)('says what %s means and keeps what was typed', async (code, text) => {
  server.use(refuse(proposeContract, code));
  const { user } = await open();
  await user.clear(screen.getByLabelText(words.ratePercent));
  fillField(screen.getByLabelText(words.ratePercent), '0.30');
  await user.click(propose());
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(words.ratePercent)).toHaveValue('0.30');
});

it('does not say that nothing was sent where the answer was lost, and shows what has become of it', async () => {
  server.use(refuse(proposeContract, 'unknown'));
  const { user } = await open();
  await user.click(propose());
  expect(await screen.findByText(words.unknown)).toBeVisible();
  list = [{ kind: 'salary', own: OWN, request: REQUEST }];
  await user.click(propose());
  expect(await screen.findByRole('button', { name: words.withdraw })).toBeVisible();
});

const Closable = () => {
  const [userName, setUserName] = useState<string | null>('rico_diaz4');
  return <ContractSheet userName={userName} onClose={() => setUserName(null)} />;
};

it('says of a proposal whose sheet was closed meanwhile that it was refused', async () => {
  server.use(refuse(proposeContract, 'contract.pending'));
  await renderPage(<Closable />, { session: anAgentSession() });
  await screen.findByRole('form', { name: words.propose });
  fireEvent.click(propose());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(words.pending)).toBeVisible();
});

it('says of a member who is no longer directly below that nothing has changed', async () => {
  server.use(refuse(proposeContract, 'not.found'));
  const { user } = await open();
  await user.click(propose());
  expect(await screen.findByText(en.team.notDirect)).toBeVisible();
});

it('names the tier that is above the agent’s own, and what that gives', async () => {
  server.use(refuse(proposeContract, 'contract.range', { tier: 0, most: '0.20' }));
  const { user } = await open();
  await user.click(propose());
  expect(await screen.findByText(words.range)).toBeVisible();
  expect(screen.getByLabelText(words.ratePercent)).toHaveAccessibleDescription(words.most.replace('{{rate}}', '0.20'));
  fillField(screen.getByLabelText('Active members from'), '.5');
  await user.click(propose());
  expect(screen.getByLabelText('Active members from')).toHaveAccessibleDescription(words.wrong.activeMembers);
  expect(screen.queryByText(words.range)).not.toBeInTheDocument();
});

it('takes back what waits, and gives nothing of a kind that the agent has none of', async () => {
  server.use(
    answerBy(withdrawContract, (input) => {
      sent.push(input);
      list = [{ kind: 'hourly', own: OWN }];
      return null;
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: words.kindOf.dividend }));
  expect(screen.getByText(words.noOwn)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: words.kindOf.hourly }));
  await user.click(screen.getByRole('button', { name: words.withdraw }));
  expect(await screen.findByRole('form', { name: words.propose })).toBeVisible();
  expect(sent).toEqual([{ contractId: '7' }]);
});

it.each(['contract.gone', 'contract.answered'] as const)(
  'says of what waits no longer (%s) why, and shows what is',
  async (code) => {
    server.use(refuse(withdrawContract, code));
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: words.kindOf.hourly }));
    list = [{ kind: 'hourly', own: OWN, inForce: { ...REQUEST, status: 'agreed' } }];
    await user.click(screen.getByRole('button', { name: words.withdraw }));
    expect(await screen.findByText(words.gone)).toBeVisible();
    expect(await screen.findByRole('heading', { name: words.inForce })).toBeVisible();
    expect(screen.queryByRole('button', { name: words.withdraw })).toBeNull();
  },
);

it('moves to the tier beside one that is removed', async () => {
  const { user } = await open();
  const add = () => user.click(screen.getByRole('button', { name: words.add }));
  const firstField = (tier: string) =>
    within(screen.getByRole('group', { name: tier })).getByLabelText('Valid bets from');
  await add();
  await add();
  await user.click(screen.getByRole('button', { name: words.remove.replace('{{count}}', '3') }));
  expect(firstField('Tier 2')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: words.remove.replace('{{count}}', '1') }));
  expect(firstField('Tier 1')).toHaveFocus();
  expect(screen.queryByRole('group', { name: 'Tier 2' })).not.toBeInTheDocument();
});
