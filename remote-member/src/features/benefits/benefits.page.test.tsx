import { getBenefits } from '@shared-kernel/contracts/member/benefits';
import { claimReward } from '@shared-kernel/contracts/member/rewards';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBreak, aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { aLevel, someBenefits } from '@shared-kernel/testing/reward-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import { Page } from './benefits.page.tsx';
import en from './texts.en.json';

const words = en.benefits;
const server = serveApi(answer(getBenefits, someBenefits()));
const open = () => renderPage(<Page />, { path: paths.benefits, session: aSession() });

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'benefits');
  await expectStartedCalls(server, route, open);
});

it('says which level it is, what opens the next and what keeps this one', async () => {
  await open();
  const own = within(await screen.findByRole('region', { name: words.own }));
  expect(own.getByRole('heading')).toHaveTextContent('VIP 2');
  expect(own.getByRole('progressbar', { name: 'To VIP 3' })).toHaveAttribute('aria-valuenow', '24');
  expect(own.getByRole('progressbar', { name: 'To keep VIP 2' })).toHaveAttribute('aria-valuenow', '60');
});

it('lists what each level asks and brings', async () => {
  await open();
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/₱5,000\.00.*₱18\.00Claimed/);
  expect(screen.getAllByText(/must be bet 1×/)).toHaveLength(2);
  expect(second).toHaveTextContent(/VIP 2Your level.*Rebate up to 1\.3%/);
  expect(third).toHaveTextContent(/₱128\.00Not reached yet.*Monthly bonus: ₱38\.00/);
});

it('says at each level how often its bonuses must be bet, where they differ', async () => {
  server.use(answer(getBenefits, someBenefits({ levels: [aLevel(), aLevel({ level: 2, turnoverTimes: 3 })] })));
  await open();
  const [, second] = await screen.findAllByRole('listitem');
  expect(second).toHaveTextContent(/must be bet 3×/);
});

it('claims a bonus once, says so, and keeps the focus where that is said', async () => {
  const claims: unknown[] = [];
  server.use(
    answerBy(claimReward, (input) => {
      claims.push(input);
      server.use(answer(getBenefits, someBenefits({ levels: [aLevel({ level: 2, state: 'claimed' })] })));
      return { amount: '58.00', required: '58.00' };
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Claim ₱58.00' }));
  expect(await screen.findByText(/₱58\.00 of bonus money is in play/)).toBeVisible();
  expect(await screen.findByText(words.state.claimed)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'VIP 2 bonus' })).toBeNull();
  expect(document.activeElement).toHaveTextContent(/₱58\.00/);
  expect(claims).toEqual([{ id: '7' }]);
});

it('says why a claim was refused, and asks what is true now', async () => {
  server.use(refuse(claimReward, 'reward.expired'));
  const { user } = await open();
  const claim = await screen.findByRole('button', { name: 'Claim ₱58.00' });
  server.use(answer(getBenefits, someBenefits({ levels: [aLevel({ level: 2, state: 'over' })] })));
  await user.click(claim);
  expect(await screen.findByText(words.state.over)).toBeVisible();
  expect(screen.getByText(shared.claim.refused.expired)).toBeVisible();
  expect(document.activeElement).toHaveTextContent(shared.claim.refused.expired);
});

it('in a break it says until when, and claims nothing; to the self-excluded it shows no level', async () => {
  const said = (kind: 'timeOut' | 'selfExclusion') =>
    shared.break.reward[kind].replace('{{day}}', '11/30/2026').replace('{{time}}', '16:30');
  server.use(answer(getBenefits, someBenefits({ exclusion: aBreak() })));
  const first = await open();
  expect(await screen.findByRole('button', { name: 'Claim ₱58.00' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(said('timeOut'))).toBeVisible();
  first.unmount();
  server.use(answer(getBenefits, someBenefits({ levels: [], exclusion: aBreak({ kind: 'selfExclusion' }) })));
  await open();
  expect(await screen.findByText(said('selfExclusion'))).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('shows this month’s bonus, and the highest level without a next one', async () => {
  const monthly = { amount: '38.00', turnoverTimes: 1, state: 'claimable', rewardId: '9' } as const;
  server.use(answer(getBenefits, someBenefits({ level: 3, monthly })));
  await open();
  expect(await screen.findByRole('region', { name: words.monthlyBonus })).toHaveTextContent('Claim ₱38.00');
  expect(screen.getByText(words.top)).toBeVisible();
});

it('says that there are no levels, and that they did not come, and tries again', async () => {
  server.use(refuse(getBenefits, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(words.failedText)).toBeVisible();
  server.use(answer(getBenefits, someBenefits({ levels: [] })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(words.none)).toBeVisible();
});

it('has no levels to show where the club is not on', async () => {
  server.use(answer(getBenefits, someBenefits({ enabled: false })));
  await open();
  expect(await screen.findByText(words.none)).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});
