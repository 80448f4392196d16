import { getPromotions } from '@shared-kernel/contracts/member/member';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answer } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { ALL_ROUTES, renderPage } from '@shared-kernel/testing/render-page';
import { screen } from '@testing-library/react';
import { usePromotions } from 'shared-kernel/member';
import en from '../../locales/en.json';
import ty from '../../locales/ty.json';
import { BottomMenu } from './bottom-menu.tsx';

const namespaces = { frame: { EN: en, TY: ty } };
const promotions = (count: number, isReferralOn: boolean) => ({
  totalUnclaimedPromosCount: count,
  availablePromosByKey: { REFERRAL: { enabled: isReferralOn } },
  claimableRebate: '0.00',
});

const server = serveApi();
const Known = () => (usePromotions().data === undefined ? null : <p>The count is known</p>);

describe('the bottom menu', () => {
  it('leads home, to promotions, to the deposit, to invite friends and to members, in this order', async () => {
    await renderPage(<BottomMenu current="home" />, { namespaces });
    expect(screen.getAllByRole('link').map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Home', '/m/home'],
      ['Promotion', '/m/activity'],
      ['Deposit', '/m/voucherCenter'],
      ['Invite', '/m/inviteFriends'],
      ['Members', '/m/member/home'],
    ]);
  });

  it('leads a trial, which has nothing to deposit, to an account of its own', async () => {
    await renderPage(<BottomMenu current="home" />, { namespaces, session: aSession({ type: '4' }) });
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', paths.register);
    expect(screen.queryByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
  });

  it('leaves out what is not live: an entry, and the count of what cannot be claimed', async () => {
    server.use(answer(getPromotions, promotions(3, true)));
    const live = ALL_ROUTES.filter(({ path }) => path !== paths.invite && path !== paths.rewards);
    await renderPage(
      <>
        <BottomMenu current="home" />
        <Known />
      </>,
      { namespaces, session: aSession(), routes: live },
    );
    expect(screen.queryByRole('link', { name: 'Invite' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Members' })).toHaveAttribute('data-alone');
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('data-alone');
    await screen.findByText('The count is known');
    expect(screen.queryByText(/to claim/)).not.toBeInTheDocument();
  });

  it('shows the number of unclaimed promotions on Members', async () => {
    server.use(answer(getPromotions, promotions(3, true)));
    await renderPage(<BottomMenu current="home" />, { namespaces, session: aSession() });
    expect(await screen.findByText('3 promotions to claim')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows no bubble at zero', async () => {
    server.use(answer(getPromotions, promotions(0, true)));
    await renderPage(
      <>
        <BottomMenu current="home" />
        <Known />
      </>,
      { namespaces, session: aSession() },
    );
    await screen.findByText('The count is known');
    expect(screen.getByRole('link', { name: 'Members' })).toHaveTextContent(/^Members$/);
  });
});
