import type { Page } from '@playwright/test';
import type { Texts } from '../fixtures/texts.ts';
import { AccountRecordPage } from './account-record.page.ts';
import { AgentPage } from './agent.page.ts';
import { BenefitsPage } from './benefits.page.ts';
import { BettingRecordPage } from './betting-record.page.ts';
import { ChangePasswordPage } from './change-password.page.ts';
import { ChatPage } from './chat.page.ts';
import { DepositPage } from './deposit.page.ts';
import { FeedbackPage } from './feedback.page.ts';
import { ForgotPasswordPage } from './forgot-password.page.ts';
import { FramePage } from './frame.page.ts';
import { GameListPage } from './game-list.page.ts';
import { HelpPage } from './help.page.ts';
import { HomePage } from './home.page.ts';
import { InvitePage } from './invite.page.ts';
import { LauncherPage } from './launcher.page.ts';
import { LeaderboardPage } from './leaderboard.page.ts';
import { LoginPage } from './login.page.ts';
import { LotteryPage } from './lottery.page.ts';
import { MailPage } from './mail.page.ts';
import { MemberCentrePage } from './member-centre.page.ts';
import { NoticePage } from './notice.page.ts';
import { PromotionsPage } from './promotions.page.ts';
import { RebatePage } from './rebate.page.ts';
import { RedRainPage } from './red-rain.page.ts';
import { RegisterPage } from './register.page.ts';
import { RewardCenterPage } from './reward-center.page.ts';
import { SecurityPage } from './security.page.ts';
import { ServicePage } from './service.page.ts';
import { SessionsPage } from './sessions.page.ts';
import { SettingsPage } from './settings.page.ts';
import { TeamPage } from './team.page.ts';
import { TeamBettingPage } from './team-betting.page.ts';
import { UplineTransferPage } from './upline-transfer.page.ts';
import { WithdrawPage } from './withdraw.page.ts';
import { WithdrawalRecordPage } from './withdrawal-record.page.ts';

/** Every page of the site, on one browser page. */
export const createPages = (page: Page, t: Texts) => ({
  chat: new ChatPage(page, t),
  feedback: new FeedbackPage(page, t),
  frame: new FramePage(page, t),
  gameList: new GameListPage(page, t),
  home: new HomePage(page, t),
  invite: new InvitePage(page, t),
  benefits: new BenefitsPage(page, t),
  leaderboard: new LeaderboardPage(page, t),
  login: new LoginPage(page, t),
  launcher: new LauncherPage(page, t),
  lottery: new LotteryPage(page, t),
  mail: new MailPage(page, t),
  member: new MemberCentrePage(page, t),
  register: new RegisterPage(page, t),
  changePassword: new ChangePasswordPage(page, t),
  forgotPassword: new ForgotPasswordPage(page, t),
  deposit: new DepositPage(page, t),
  uplineTransfer: new UplineTransferPage(page, t),
  withdraw: new WithdrawPage(page, t),
  withdrawals: new WithdrawalRecordPage(page, t),
  rebate: new RebatePage(page, t),
  accountRecord: new AccountRecordPage(page, t),
  record: new BettingRecordPage(page, t),
  agent: new AgentPage(page, t),
  rewardCenter: new RewardCenterPage(page, t),
  security: new SecurityPage(page, t),
  service: new ServicePage(page, t),
  sessions: new SessionsPage(page, t),
  settings: new SettingsPage(page, t),
  notice: new NoticePage(page, t),
  promotions: new PromotionsPage(page, t),
  help: new HelpPage(page, t),
  redRain: new RedRainPage(page, t),
  team: new TeamPage(page, t),
  teamBetting: new TeamBettingPage(page, t),
});
export type Pages = ReturnType<typeof createPages>;
