import { manifest } from './manifest.ts';

const routeOf = (path: string) => manifest.routes.find((route) => route.path === path);

/** A typed address stands under the same condition as its entry in the member centre (accounts §2); what a tile without one leads to does not. */
describe('routes of the member area', () => {
  it.each([
    ['/m/rewardCenter', 'REWCEN3'],
    ['/m/vouReport', 'DEPRECM3'],
    ['/m/withdrawReport', 'WITHREC3'],
    ['/m/profitandloss', 'PERSREP'],
    ['/m/upLine/transfer', 'AGETRANSFERUP3'],
    ['/m/member/manualRebate', 'MANPLAYREB3'],
    ['/m/member/rebateReport', 'PLYRBT'],
    ['/m/webEmail', 'MAILCEN'],
    ['/m/feedback', 'FEEDBACK3'],
  ])('%s needs the flag %s', (path, flag) => {
    expect(routeOf(path)).toMatchObject({ flag });
  });

  it.each([
    ['/m/member/home', 'member-centre'],
    ['/m/voucherCenter', 'deposit'],
    ['/m/withdraw', 'withdraw'],
    ['/m/gameRecord', 'betting-record'],
    ['/m/transaction/record', 'account-record'],
    ['/m/securityCenter', 'security'],
    ['/m/rewardCenter', 'reward-center'],
    ['/m/vouReport', 'deposit-record'],
    ['/m/withdrawReport', 'withdraw-record'],
    ['/m/profitandloss', 'profit-loss'],
    ['/m/upLine/transfer', 'upline-transfer'],
    ['/m/member/manualRebate', 'manual-rebate'],
    ['/m/member/rebateReport', 'rebate-report'],
    ['/m/leaderBoard', 'leaderboard'],
    ['/m/member/benefits', 'benefits'],
    ['/m/webEmail', 'web-email'],
    ['/m/feedback', 'feedback'],
    ['/m/inviteFriends', 'invite-friends'],
  ])('%s is the page %s', (path, page) => {
    expect(routeOf(path)).toMatchObject({ page });
  });

  it('keep a trial account out of the member centre', () => {
    expect(routeOf('/m/member/home')).toMatchObject({ rejectsTrial: true });
  });

  it('stand under both addresses of the member centre', () => {
    expect(routeOf('/m/member/home')?.aliases).toEqual(['/m/mine']);
  });

  it.each([
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/transaction/record',
    '/m/securityCenter',
    '/m/rewardCenter',
    '/m/vouReport',
    '/m/withdrawReport',
    '/m/profitandloss',
    '/m/upLine/transfer',
    '/m/member/manualRebate',
    '/m/leaderBoard',
    '/m/member/rebateReport',
    '/m/member/benefits',
  ])('%s asks a guest to log in', (path) => {
    expect(routeOf(path)).toMatchObject({ access: 'login-page' });
  });

  it.each([
    ['/m/inviteFriends', 'REFERRAL'],
    ['/m/leaderBoard', 'MISSION'],
  ])('%s needs the promotion %s', (path, needs) => {
    expect(routeOf(path)).toMatchObject({ needs });
  });
});
