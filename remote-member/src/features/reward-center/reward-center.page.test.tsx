import { giveUpBonus } from '@shared-kernel/contracts/member/deposit-promotions';
import { getPromotions } from '@shared-kernel/contracts/member/member';
import { claimReward, getRewardHistory, getRewards } from '@shared-kernel/contracts/member/rewards';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aBonus } from '@shared-kernel/testing/deposit-builders';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { aReward, someRewards } from '@shared-kernel/testing/reward-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import { Page } from './reward-center.page.tsx';
import en from './texts.en.json';

const words = en.rewardCenter;

watchBottom();
const server = serveApi(
  answer(getRewards, someRewards()),
  answer(getPromotions, { totalUnclaimedPromosCount: 1, availablePromosByKey: {}, claimableRebate: '0.00' }),
);

const open = () => renderPage(<Page />, { path: paths.rewards, session: aSession() });
const claim = (name = 'Claim ₱50.00') => screen.findByRole('button', { name });

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'reward-center');
  await expectStartedCalls(server, route, open);
});

it('says what each reward is, what it asks and until when', async () => {
  server.use(
    answer(getRewards, someRewards({ list: [aReward(), aReward({ id: '2', turnoverTimes: 3, required: '150.00' })] })),
  );
  await open();
  const [own, bonus] = within(await screen.findByRole('list', { name: words.list })).getAllByRole('listitem');
  expect(own).toHaveTextContent(words.ownMoney);
  expect(bonus).toHaveTextContent('once ₱150.00 has been bet (3×)');
  expect(within(own as HTMLElement).getByRole('timer', { name: words.expires })).toBeVisible();
});

it('claims once however often it is pressed, and tells the whole site', async () => {
  const claims: unknown[] = [];
  let go: () => void = () => undefined;
  const isPressedTwice = new Promise<void>((resolve) => {
    go = resolve;
  });
  server.use(
    answerBy(claimReward, async (input) => {
      claims.push(input);
      await isPressedTwice;
      server.use(answer(getRewards, someRewards({ list: [] })));
      return { amount: '50.00', required: '0.00' };
    }),
  );
  const heard = jest.fn();
  const stops = [subscribe('promotion.claimed', heard), subscribe('wallet.changed', heard)];
  const { user } = await open();
  await user.dblClick(await claim());
  go();
  expect(await screen.findByText('₱50.00 is in your balance.')).toBeVisible();
  expect(await screen.findByText(words.none)).toBeVisible();
  expect(claims).toEqual([{ id: '1' }]);
  expect(heard).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
});

it.each([
  ['reward.expired', shared.claim.refused.expired],
  ['reward.ended', shared.claim.refused.ended],
  ['reward.active', shared.claim.refused.active],
  ['unknown', shared.claim.refused.unknown],
] as const)('says why when a claim is refused with %s, and keeps the focus where that is said', async (code, text) => {
  server.use(refuse(claimReward, code));
  const { user } = await open();
  await user.click(await claim());
  expect(await screen.findByText(text)).toBeVisible();
  expect(document.activeElement).toHaveTextContent(text);
});

it('shows the bonus in progress, bars another one, and gives it up after a question', async () => {
  const rewards = [aReward({ turnoverTimes: 3, required: '150.00' })];
  server.use(answer(getRewards, someRewards({ list: rewards, bonus: aBonus() })));
  const { user } = await open();
  expect(await screen.findByText(words.oneAtATime)).toBeVisible();
  expect(await claim()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('tab', { name: words.playing }));
  const card = within(await screen.findByRole('region', { name: shared.activeBonus.label }));
  expect(card.getByRole('timer', { name: words.left })).toBeVisible();
  server.use(answer(giveUpBonus, { taken: '512.40' }), answer(getRewards, someRewards({ list: rewards })));
  await user.click(card.getByRole('button', { name: shared.activeBonus.giveUp }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/You lose the ₱512\.40/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: shared.activeBonus.giveUp }));
  expect(await screen.findByText(words.noBonus)).toBeVisible();
});

it('says in a break that nothing can be claimed, and until when', async () => {
  const exclusion = { kind: 'timeOut', since: '2026-07-14T00:00:00Z', until: '2026-07-15T00:00:00Z' } as const;
  server.use(answer(getRewards, someRewards({ exclusion })));
  await open();
  expect(await screen.findByText(/You are taking a break until 07\/15\/2026/)).toBeVisible();
  expect(await claim()).toHaveAttribute('aria-disabled', 'true');
});

it('promotes nothing to who has excluded themselves', async () => {
  const exclusion = { kind: 'selfExclusion', since: '2026-07-14T00:00:00Z', until: '2027-01-14T00:00:00Z' } as const;
  server.use(answer(getRewards, someRewards({ exclusion, list: [] })));
  await open();
  expect(await screen.findByText(/01\/14\/2027/)).toBeVisible();
  expect(screen.queryByText(words.none)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: shared.claim.promotions })).not.toBeInTheDocument();
});

it('lists what is over, and how it ended; a failure of the list is one of its own', async () => {
  server.use(refuse(getRewardHistory, 'unknown'));
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: words.history }));
  expect(await screen.findByText(words.historyFailed)).toBeVisible();
  const ended = { id: 'RW-1', title: 'Daily mission', amount: '50.00', at: '2026-07-14T08:30:00+08:00' };
  server.use(
    answer(getRewardHistory, {
      list: [
        { ...ended, status: 'paid' },
        { ...ended, id: 'RW-2', status: 'expired' },
      ],
      pageNum: 1,
      totalPages: 1,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const [paid, expired] = within(await screen.findByRole('list', { name: words.history })).getAllByRole('listitem');
  expect(paid).toHaveTextContent(words.status.paid);
  expect(expired).toHaveTextContent(words.status.expired);
});

it('says that rewards are safe when they did not come, and tries again', async () => {
  server.use(refuse(getRewards, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(words.failedText)).toBeVisible();
  server.use(answer(getRewards, someRewards()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await claim()).toBeVisible();
});
