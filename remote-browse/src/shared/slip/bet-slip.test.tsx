import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { parseAmount } from 'shared-kernel/format';
import { BetSlip, type BetSlipProps } from './bet-slip.tsx';
import type { SlipLine } from './slip.ts';

const place = jest.fn();

const LINES: readonly SlipLine[] = [
  { id: 'a', label: '3 · 17 · 42', detail: 'Exact order', stake: '5.00' },
  { id: 'b', label: '4 · 8 · 15', stake: '2.00', bets: 6 },
  { id: 'c', label: '1 · 2', stake: '0.10', bets: 3 },
];

const Page = (given: Partial<BetSlipProps>) => {
  const [isOpen, setOpen] = useState(given.isOpen ?? false);
  const [lines, setLines] = useState(given.lines ?? LINES);
  const [multiple, setMultiple] = useState(1);
  return (
    <BetSlip
      multiple={multiple}
      onMultiple={setMultiple}
      phase="idle"
      onPlace={place}
      onAskAgain={place}
      {...given}
      lines={lines}
      onRemove={(id) => setLines(lines.filter((line) => line.id !== id))}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  );
};

const open = async (given: Partial<BetSlipProps> = {}) => {
  const page = await renderPage(<Page {...given} />);
  await page.user.click(screen.getByRole('button', { name: /Review|Show the bet/ }));
  return { ...page, sheet: await screen.findByRole('dialog', { name: 'Bet slip' }) };
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => place.mockClear());

it('shows nothing while nothing is on it', async () => {
  await renderPage(<Page lines={[]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('tells at the foot of the page how many bets there are and what they cost', async () => {
  await renderPage(<Page />);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('10 bets₱17.30');
  expect(button('Review 10 bets')).toBeInTheDocument();
});

it('repeats every line with its bets and its stake, and the sum under its button', async () => {
  const { sheet, user } = await open({ balance: { sumBalance: '100.00' }, maxWin: '4500.00' });
  const lines = within(sheet).getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent('3 · 17 · 42Exact order1 bet of ₱5.00₱5.00');
  expect(lines[1]).toHaveTextContent('4 · 8 · 156 bets of ₱2.00₱12.00');
  expect(sheet).toHaveTextContent('Highest win₱4,500.00Balance₱100.00Total · 10 bets₱17.30');
  await user.click(button('Bet ₱17.30'));
  expect(place).toHaveBeenCalledTimes(1);
});

it('multiplies all stakes', async () => {
  const { sheet, user } = await open();
  await user.click(button('Times the stake: one more'));
  expect(sheet).toHaveTextContent('Total · 10 bets × 2₱34.60');
  expect(button('Bet ₱34.60')).toBeInTheDocument();
});

it('has the focus on the next line when one was taken away, and says when none is left', async () => {
  const { sheet, user } = await open();
  await user.click(button('Remove 4 · 8 · 15'));
  expect(button('Remove 1 · 2')).toHaveFocus();
  await user.click(button('Remove 1 · 2'));
  expect(button('Remove 3 · 17 · 42')).toHaveFocus();
  await user.click(button('Remove 3 · 17 · 42'));
  expect(within(sheet).getByText('No bets on the slip.')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Bet/ })).not.toBeInTheDocument();
});

it('leads to a deposit where the balance is below the sum, and says by how much', async () => {
  const { sheet } = await open({ balance: { sumBalance: '17.29' } });
  expect(sheet).toHaveTextContent('Your balance is ₱0.01 short of this.');
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute(
    'href',
    expect.stringContaining('voucherCenter'),
  );
  expect(screen.queryByRole('button', { name: /^Bet/ })).not.toBeInTheDocument();
});

it('bets down to the last centavo', async () => {
  await open({ balance: { sumBalance: '17.30' } });
  expect(button('Bet ₱17.30')).toBeInTheDocument();
});

it('closed for betting, it says why, in the bar too, and changes nothing', async () => {
  const action = <button type="button">Move to draw 0418</button>;
  const { sheet } = await open({ lock: { reason: 'Draw 0417 has closed.', action }, balance: { sumBalance: '0.00' } });
  expect(screen.getAllByText('Draw 0417 has closed.')).toHaveLength(2);
  expect(within(sheet).getByRole('button', { name: 'Move to draw 0418' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Bet|Remove)/ })).not.toBeInTheDocument();
  expect(within(sheet).getByRole('textbox', { name: 'Times the stake' })).toBeDisabled();
});

describe('once it is sent', () => {
  it.each(['sending', 'unknown'] as const)('%s: nothing of it can be changed', async (phase) => {
    await renderPage(<Page phase={phase} isOpen sentTotal="17.30" />);
    const sheet = await screen.findByRole('dialog', { name: 'Bet slip' });
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('is seen at the foot of the page that no answer has come', async () => {
    await renderPage(<Page phase="unknown" lines={[]} />);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('No answer yet');
    expect(button('Show the bet')).toBeInTheDocument();
  });

  it('it tells what was sent, not what is on the slip now', async () => {
    const { sheet, user } = await open({ phase: 'unknown', lines: [], sentTotal: '17.30' });
    expect(sheet).toHaveTextContent('However often you try, the bet of ₱17.30 is placed at most once.');
    await user.click(button('Try again'));
    expect(place).toHaveBeenCalledTimes(1);
  });

  it('a refusal is told, and the slip can be changed and sent again', async () => {
    const { sheet, user } = await open({ phase: 'failed', refusal: 'The stake is too high.' });
    expect(sheet).toHaveTextContent('The stake is too high.');
    await user.click(button('Remove 4 · 8 · 15'));
    await user.click(button('Bet ₱5.30'));
    expect(place).toHaveBeenCalledTimes(1);
  });

  it('done: the number, and one way out', async () => {
    const { sheet, user } = await open({ phase: 'done', lines: [], sentTotal: '17.30', receipt: <p>LT-0417</p> });
    expect(sheet).toHaveTextContent('Bet placedYour bet of ₱17.30 counts for this draw.LT-0417');
    await user.click(within(sheet).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  });
});

it('speaks Filipino', async () => {
  await renderPage(<Page />, { language: 'TY' });
  expect(button('Tingnan ang 10 taya')).toBeInTheDocument();
});

it('adds up what its lines say', async () => {
  const { sheet } = await open();
  const shown = within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => /₱([\d.]+)$/.exec(textContent ?? '')?.[1] ?? '');
  expect(shown.map(parseAmount).reduce((sum, each) => sum + each, 0)).toBe(1730);
});
