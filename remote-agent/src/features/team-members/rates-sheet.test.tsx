import { getDownlineRebates, updateDownlineRebates } from '@shared-kernel/contracts/agent/rebates';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { anAgentSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import enRates from '../../shared/rates/texts.en.json';
import { RatesSheet } from './rates-sheet.tsx';
import en from './texts.en.json';

const words = en.team.rates;

type Rates = ValueOf<typeof getDownlineRebates>;

const RATES: Rates = {
  userName: 'rico_diaz4',
  list: [
    { gameType: 'RNG', rate: '0.20', least: '0.12', most: '0.60', quota: { from: '0.50', left: 0 } },
    { gameType: 'LIVE', rate: '0.00', least: '0.00', most: '0.40' },
  ],
};

const closed = jest.fn();
const server = serveApi(answer(getDownlineRebates, RATES));

const open = async () => {
  const page = await renderPage(<RatesSheet userName="rico_diaz4" onClose={closed} />, { session: anAgentSession() });
  await screen.findByRole('combobox', { name: 'Slots' });
  return page;
};
const slots = () => screen.getByRole('combobox', { name: 'Slots' });
const save = () => screen.getByRole('button', { name: words.save });

it('offers rates from what was given on to the agent’s own, and none for which no place is free', async () => {
  await open();
  const options = within(slots()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(
    [0.12, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6].map((rate) => `${rate.toFixed(2)}%`),
  );
  expect(within(slots()).getByRole('option', { name: '0.45%' })).toBeEnabled();
  expect(within(slots()).getByRole('option', { name: '0.50%' })).toBeDisabled();
  expect(slots()).toHaveValue('0.20');
});

it('keeps a member’s place: other rates that need one are open to who has it, though none is free', async () => {
  const list = [{ gameType: 'RNG', rate: '0.50', least: '0.12', most: '0.60', quota: { from: '0.50', left: 0 } }];
  server.use(answer(getDownlineRebates, { ...RATES, list }));
  await open();
  expect(within(slots()).getByRole('option', { name: '0.60%' })).toBeEnabled();
});

it('sends what was changed with what it was, and closes', async () => {
  const sent: InputOf<typeof updateDownlineRebates>[] = [];
  server.use(
    answerBy(updateDownlineRebates, (input) => {
      sent.push(input);
      return RATES;
    }),
  );
  const { user } = await open();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.selectOptions(slots(), '0.30');
  await user.click(save());
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent).toEqual([{ userName: 'rico_diaz4', rates: [{ gameType: 'RNG', rate: '0.30', was: '0.20' }] }]);
});

const Closable = () => {
  const [userName, setUserName] = useState<string | null>('rico_diaz4');
  const close = () => {
    closed();
    setUserName(null);
  };
  return <RatesSheet userName={userName} onClose={close} />;
};

it.each([
  ['saved', answer(updateDownlineRebates, RATES), words.saved],
  ['refused', refuse(updateDownlineRebates, 'rebate.changed'), words.changed],
])('says of rates whose sheet was closed meanwhile that they are %s, and closes no other', async (_, answers, text) => {
  server.use(answers);
  const { user } = await renderPage(<Closable />, { session: anAgentSession() });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Slots' }), '0.30');
  closed.mockClear();
  fireEvent.click(save());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(closed).toHaveBeenCalledTimes(1);
});

it('tells who comes second, keeps the choice, and sends it against the rates of now', async () => {
  const sent: InputOf<typeof updateDownlineRebates>[] = [];
  server.use(refuse(updateDownlineRebates, 'rebate.changed', 409));
  const { user } = await open();
  await user.selectOptions(slots(), '0.30');
  server.use(
    answer(getDownlineRebates, { ...RATES, list: [{ gameType: 'RNG', rate: '0.25', least: '0.12', most: '0.60' }] }),
  );
  await user.click(save());
  expect(await screen.findByText(words.changed)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Live' })).not.toBeInTheDocument());
  expect(slots()).toHaveValue('0.30');
  server.use(
    answerBy(updateDownlineRebates, (input) => {
      sent.push(input);
      return RATES;
    }),
  );
  await user.click(save());
  await waitFor(() => expect(sent[0]?.rates).toEqual([{ gameType: 'RNG', rate: '0.30', was: '0.25' }]));
});

it('says at the rate that is refused why, puts the focus there and keeps the choice', async () => {
  server.use(refuse(updateDownlineRebates, 'rebate.quota', { gameType: 'LIVE' }));
  const { user } = await open();
  expect(screen.getByText('0.12% to 0.60%. A rate of 0.50% or more uses a place: 0 left')).toBeVisible();
  expect(screen.getByText('0.00% to 0.40%')).toBeVisible();
  const live = screen.getByRole('combobox', { name: 'Live' });
  await user.selectOptions(live, '0.40');
  await user.click(save());
  await waitFor(() => expect(live).toHaveAccessibleDescription(enRates.quota));
  expect(screen.getByText(words.quota)).toBeVisible();
  expect(live).toHaveFocus();
  expect(live).toHaveValue('0.40');
});

it('does not say that nothing was saved where the answer was lost, and shows the rates of now', async () => {
  server.use(refuse(updateDownlineRebates, 'unknown'));
  const { user } = await open();
  await user.selectOptions(slots(), '0.30');
  server.use(
    answer(getDownlineRebates, { ...RATES, list: [{ gameType: 'RNG', rate: '0.30', least: '0.12', most: '0.60' }] }),
  );
  await user.click(save());
  expect(await screen.findByText(words.unknown)).toBeVisible();
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
  expect(slots()).toHaveValue('0.30');
});

it('says of a member who is no longer directly below that nothing has changed', async () => {
  server.use(refuse(updateDownlineRebates, 'not.found'));
  const { user } = await open();
  await user.selectOptions(slots(), '0.30');
  server.use(refuse(getDownlineRebates, 'not.found'));
  await user.click(save());
  expect(await screen.findByText(en.team.notDirect)).toBeVisible();
});

it('opens with that for who has left meanwhile, without a way to try again', async () => {
  server.use(refuse(getDownlineRebates, 'not.found'));
  await renderPage(<RatesSheet userName="rico_diaz4" onClose={closed} />, { session: anAgentSession() });
  expect(await screen.findByText(en.team.notDirect)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('says when the rates did not come, and when there are none', async () => {
  server.use(refuse(getDownlineRebates, 'unknown'));
  const { user } = await renderPage(<RatesSheet userName="rico_diaz4" onClose={closed} />, {
    session: anAgentSession(),
  });
  expect(await screen.findByText(enRates.failed)).toBeVisible();
  server.use(answer(getDownlineRebates, { ...RATES, list: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(enRates.empty)).toBeVisible();
});
