import { paths } from '@shared-kernel/contracts/system/paths';
import { aMember, anAgent, aTeamMember, seedsAgent, seedsPlayer } from '../factories/accounts.ts';
import { AccountRecordPage } from '../pages/account-record.page.ts';
import { AgentPage } from '../pages/agent.page.ts';
import { BettingRecordPage } from '../pages/betting-record.page.ts';
import { ChatPage } from '../pages/chat.page.ts';
import { FeedbackPage } from '../pages/feedback.page.ts';
import { GameListPage } from '../pages/game-list.page.ts';
import { HelpPage } from '../pages/help.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { LauncherPage } from '../pages/launcher.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { LotteryPage } from '../pages/lottery.page.ts';
import { MailPage } from '../pages/mail.page.ts';
import { MemberCentrePage } from '../pages/member-centre.page.ts';
import { NoticePage } from '../pages/notice.page.ts';
import type { Pages } from '../pages/pages.ts';
import { PromotionsPage } from '../pages/promotions.page.ts';
import { ServicePage } from '../pages/service.page.ts';
import { TeamBettingPage } from '../pages/team-betting.page.ts';
import { UplineTransferPage } from '../pages/upline-transfer.page.ts';
import { derivedVisits } from './derived-visits.ts';
import type { Visit } from './visit.ts';

interface At extends Pick<Visit, 'visitor' | 'content' | 'last'> {
  readonly path: string;
  /** Filters in the address. */
  readonly search?: string;
}

const openAt =
  (address: string): Visit['open'] =>
  ({ frame }) =>
    frame.page.goto(address);

/** A page that is opened by its address. */
const at = (name: string, { search = '', ...visit }: At): Visit => ({
  name,
  open: openAt(visit.path + search),
  ...visit,
});

const HOME = { path: HomePage.path, last: ({ home }: Pages) => home.serviceMenu } as const;

/** Pages that are looked at in a state of their own. */
const NAMED: readonly Visit[] = [
  at('home of a guest', { ...HOME, content: ({ home }) => home.hotGames.first() }),
  at('home of a member', { ...HOME, visitor: aMember, content: ({ home }) => home.hotGames.first() }),
  at('slots', { ...HOME, search: '?category=RNG', content: ({ home }) => home.slots.first() }),
  at('game list', {
    path: GameListPage.path,
    search: '?gameType=RNG',
    content: ({ gameList }) => gameList.games.first(),
  }),
  at('game center', { path: paths.gameCenter, content: ({ gameList }) => gameList.openGames }),
  at('login', { path: LoginPage.path, content: ({ login }) => login.form }),
  {
    name: 'launcher',
    path: LauncherPage.path,
    visitor: aMember,
    open: async (pages) => {
      await openAt(`${HomePage.path}?category=RNG`)(pages);
      await pages.home.playFirstSlot();
    },
    content: ({ launcher }) => launcher.game.locator('[data-phase="idle"]'),
  },
  at('lotteries', {
    path: LotteryPage.listPath,
    search: LotteryPage.inMode,
    content: ({ lottery }) => lottery.rows.first(),
  }),
  at('all lotteries', {
    path: LotteryPage.allPath,
    search: LotteryPage.inMode,
    visitor: aMember,
    content: ({ lottery }) => lottery.rows.first(),
  }),
  {
    name: 'lottery draw',
    path: LotteryPage.path,
    visitor: aMember,
    open: ({ frame }) => frame.page.goto(LotteryPage.link),
    content: ({ lottery }) => lottery.orders,
  },
  at('customer service', { path: ServicePage.path, content: ({ service }) => service.channels.first() }),
  at('notices', { path: NoticePage.path, content: ({ notice }) => notice.rows.first() }),
  at('messages', { path: NoticePage.hubPath, visitor: aMember, content: ({ notice }) => notice.hubRows.last() }),
  at('mail', { path: MailPage.path, visitor: seedsPlayer, content: ({ mail }) => mail.rows.first() }),
  at('a mail', {
    path: MailPage.path,
    search: '?id=m1',
    visitor: seedsPlayer,
    content: ({ frame }) => frame.page.getByRole('heading', { level: 1 }),
  }),
  at('feedback', { path: FeedbackPage.path, visitor: aMember, content: ({ feedback }) => feedback.message }),
  at('live chat', { path: ChatPage.path, visitor: aMember, content: ({ chat }) => chat.hours }),
  at('promotions', { path: PromotionsPage.path, content: ({ promotions }) => promotions.cards.first() }),
  at('promotion', {
    path: PromotionsPage.onePath,
    search: '?id=lantern-season',
    content: ({ promotions }) => promotions.loginToJoin,
  }),
  at('help centre', { path: HelpPage.path, content: ({ help }) => help.articles.first() }),
  at('help article', { path: HelpPage.articlePath, content: ({ help }) => help.articleTitle }),
  at('member centre of a guest', { path: MemberCentrePage.path, content: ({ member }) => member.guestCard }),
  at('member centre', { path: MemberCentrePage.path, visitor: aMember, content: ({ member }) => member.balance }),
  at('betting record', {
    path: BettingRecordPage.path,
    search: '?range=30d',
    visitor: seedsPlayer,
    content: ({ record }) => record.bets.first(),
  }),
  {
    name: 'deposit to pay',
    visitor: aMember,
    open: async ({ deposit }) => {
      await deposit.open();
      await deposit.order('₱500');
    },
    content: ({ deposit }) => deposit.code,
  },
  at('upline transfer', {
    path: UplineTransferPage.path,
    visitor: aTeamMember,
    content: ({ uplineTransfer }) => uplineTransfer.funds,
  }),
  at('agent home', { path: AgentPage.path, visitor: anAgent, content: ({ agent }) => agent.figuresHeading }),
  at('team bets', {
    path: TeamBettingPage.path,
    search: '?range=7d',
    visitor: seedsAgent,
    content: ({ teamBetting }) => teamBetting.bets.first(),
  }),
  at('team overview', {
    path: paths.teamOverview,
    visitor: seedsAgent,
    content: ({ team }) => team.figures.first(),
  }),
  at('team profit and loss', {
    path: paths.teamProfitAndLoss,
    search: '?range=7d',
    visitor: seedsAgent,
    content: ({ team }) => team.members.first(),
  }),
  at('members of a team', { path: paths.team, visitor: seedsAgent, content: ({ team }) => team.members.first() }),
  at('transfer to a team', {
    path: '/m/member/team/transfer',
    search: '?to=liza_cruz7',
    visitor: anAgent,
    content: ({ team }) => team.transferable,
  }),
  at('links of an agent', {
    path: paths.openAccount,
    visitor: seedsAgent,
    content: ({ team }) => team.makeLinkButton,
  }),
  at('account by hand of an agent', {
    path: paths.openAccount,
    search: '?by=hand',
    visitor: seedsAgent,
    content: ({ team }) => team.openButton,
  }),
  at('rebates of an agent', {
    path: paths.gameRebate,
    search: '?range=7d',
    visitor: seedsAgent,
    content: ({ team }) => team.rebates,
  }),
  at('rebates by member', {
    path: paths.agentRebate,
    search: '?range=7d',
    visitor: seedsAgent,
    content: ({ team }) => team.rebates,
  }),
  at('red envelope rain', {
    path: paths.redRain,
    visitor: aMember,
    content: ({ redRain }) => redRain.rules,
  }),
  at('dividends of an agent', {
    path: paths.dividend,
    visitor: seedsAgent,
    content: ({ team }) => team.dividends,
  }),
  at('salary contract', {
    path: paths.salaryContract,
    visitor: seedsAgent,
    content: ({ team }) => team.contract,
  }),
  at('dividend contract', {
    path: paths.dividendContract,
    visitor: seedsAgent,
    content: ({ team }) => team.contract,
  }),
  at('hourly contract', {
    path: paths.hourlyContract,
    visitor: seedsAgent,
    content: ({ team }) => team.contract,
  }),
  at('agent notices', {
    path: paths.agentNotices,
    search: '?types=A',
    visitor: seedsAgent,
    content: ({ team }) => team.notices.first(),
  }),
  at('account record', {
    path: AccountRecordPage.path,
    visitor: seedsPlayer,
    content: ({ accountRecord }) => accountRecord.heading,
  }),
  at('team account record', {
    path: AccountRecordPage.path,
    search: '?types=A&range=7d',
    visitor: seedsAgent,
    content: ({ accountRecord }) => accountRecord.movements.first(),
  }),
  // The first deposit is rewarded within the minute: rewards would come while the page is walked.
  at('reward-center of member', {
    path: paths.rewards,
    visitor: (control, { brand }) => aMember(control, { brand, balanceMinor: 0 }),
    content: ({ frame }) => frame.page.getByRole('heading', { level: 1 }),
  }),
  { name: 'not found', open: openAt('/m/there-is-no-such-page'), content: ({ frame }) => frame.notFound },
];

/** Every page that the site has, for looking at: `pages.spec.ts` fails for a live route that is not among them. */
export const VISITS: readonly Visit[] = [...NAMED, ...derivedVisits(NAMED)];
