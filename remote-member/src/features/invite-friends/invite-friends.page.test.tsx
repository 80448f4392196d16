import { getMemberInfo } from '@shared-kernel/contracts/member/member';
import { getInvitees, getReferrals } from '@shared-kernel/contracts/member/referrals';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aMember, aSession } from '@shared-kernel/testing/member-builders';
import { anInvitee, type Invitee, someReferrals } from '@shared-kernel/testing/money-builders';
import { ALL_ROUTES, type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { Page } from './invite-friends.page.tsx';
import en from './texts.en.json';

const words = en.inviteFriends;
const bottom = watchBottom();

const listOf = (...list: readonly Invitee[]) => ({ list: [...list], pageNum: 1, totalPages: 1 });

const server = serveApi(
  answer(getReferrals, someReferrals()),
  answer(getInvitees, listOf(anInvitee())),
  answer(getMemberInfo, aMember({ id: '501' })),
);

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: paths.invite, session: aSession(), ...options });

const friends = () => screen.findByRole('list', { name: words.friends });

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'invite-friends');
  await expectStartedCalls(server, route, open);
});

it('is for members with the promotion; a guest is led to the login, a trial rejected', () => {
  const route = manifest.routes.find(({ path }) => path === paths.invite);
  expect(route).toMatchObject({ access: 'login-page', needs: 'REFERRAL', rejectsTrial: true });
});

it('has the code, its picture and the link to copy and to share', async () => {
  const { user } = await open();
  const card = await screen.findByRole('region', { name: words.link });
  expect(await within(card).findByText('501')).toBeVisible();
  expect(within(card).getByText('localhost/m/register?recommenderId=501')).toBeVisible();
  expect(within(card).getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
  expect(within(card).getByRole('button', { name: 'Share' })).toBeEnabled();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(within(card).getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(write).toHaveBeenCalledWith('http://localhost/m/register?recommenderId=501'));
});

it('says the merchant’s own rules and what of the month is used', async () => {
  server.use(
    answer(
      getReferrals,
      someReferrals({
        rules: {
          minDeposit: '250.00',
          minTurnover: '2000.00',
          days: 14,
          reward: '75.50',
          turnoverTimes: 3,
          perMonth: 5,
        },
        thisMonth: 5,
      }),
    ),
  );
  await open();
  expect(await screen.findByText('Their first deposit is ₱250.00 or more.')).toBeVisible();
  expect(screen.getByText('They bet ₱2,000.00 of their own money within 14 days.')).toBeVisible();
  expect(screen.getByText('You get ₱75.50, to be bet 3 times before you withdraw it.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: words.monthLabel })).toHaveAttribute(
    'aria-valuetext',
    '5 of 5 rewards this month',
  );
  expect(screen.getByText(words.full)).toBeVisible();
});

it('shows the funnel, what was earned, and leads to what waits while the reward center is live', async () => {
  await open();
  expect(await screen.findByRole('region', { name: words.earned })).toHaveTextContent(
    /₱300\.00.*₱100\.00 more to claim/,
  );
  expect(screen.getByRole('link', { name: words.claim })).toHaveAttribute('href', paths.rewards);
  expect(screen.getByText(words.funnel.invited).parentElement).toHaveTextContent(/3$/);
  expect(screen.getByText(words.funnel.valid).parentElement).toHaveTextContent(/1$/);
});

it('tells bonus money that is still in play from what was earned', async () => {
  server.use(answer(getReferrals, someReferrals({ playing: '200.00' })));
  await open();
  expect(await screen.findByText('₱200.00 more is still in play as bonus money.')).toBeVisible();
});

it('leads nowhere where the reward center is not live, and says nothing of rewards where none waits', async () => {
  const routes = ALL_ROUTES.filter(({ path }) => path !== paths.rewards);
  await open({ routes });
  expect(await screen.findByText(/₱100\.00 more to claim/)).toBeVisible();
  expect(screen.queryByRole('link', { name: words.claim })).not.toBeInTheDocument();
});

it('lists friends by their masked names, each at its stage; a stage that is newer stands under its code', async () => {
  server.use(
    answer(
      getInvitees,
      listOf(
        anInvitee(),
        anInvitee({ id: '2', name: 'joa***na', stage: 'held', lastDay: undefined }),
        anInvitee({ id: '3', name: 'abc***e', stage: 'promoted' as Invitee['stage'] }),
      ),
    ),
  );
  await open();
  const rows = within(await friends()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/mar\*\*\*88Has until .*Registered/),
    expect.stringMatching(/joa\*\*\*naRegistered on .*Under review/),
    expect.stringMatching(/abc\*\*\*e.*promoted/),
  ]);
});

it('brings more friends at the foot of the list', async () => {
  server.use(
    answerBy(getInvitees, ({ pageNo }) => ({
      list: [anInvitee({ id: String(pageNo), name: `page${pageNo}***` })],
      pageNum: Number(pageNo),
      totalPages: 2,
    })),
  );
  await open();
  await friends();
  bottom.reach();
  expect(await screen.findByText('page2***')).toBeVisible();
  expect(screen.getByText('page1***')).toBeVisible();
});

it('says what to do where nobody has come yet', async () => {
  server.use(answer(getInvitees, listOf()));
  await open();
  expect(await screen.findByText(words.emptyText)).toBeVisible();
});

it('invites nobody in a break from play', async () => {
  server.use(
    answer(
      getReferrals,
      someReferrals({
        exclusion: { kind: 'timeOut', since: '2025-11-21T08:00:00+08:00', until: '2025-11-22T08:00:00+08:00' },
      }),
    ),
  );
  await open();
  expect(await screen.findByText(/You can invite friends again after that/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

it('says that nothing is lost when it did not come, and tries again; a list that fails leaves the rest', async () => {
  server.use(refuse(getReferrals, 'unknown'), refuse(getInvitees, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(words.failedText)).toBeVisible();
  server.use(answer(getReferrals, someReferrals()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(words.friendsFailed)).toBeVisible();
  expect(screen.getByRole('region', { name: words.link })).toBeVisible();
});
