import type { Page } from '@playwright/test';
import type { Texts } from '../fixtures/texts.ts';
import { AgentPage } from './agent.page.ts';
import { BettingRecordPage } from './betting-record.page.ts';
import { FramePage } from './frame.page.ts';
import { HomePage } from './home.page.ts';
import { LauncherPage } from './launcher.page.ts';
import { LoginPage } from './login.page.ts';
import { MemberCentrePage } from './member-centre.page.ts';
import { ServicePage } from './service.page.ts';
import { SettingsPage } from './settings.page.ts';
import { TeamBettingPage } from './team-betting.page.ts';

/** Every page of the site, on one browser page. */
export const createPages = (page: Page, t: Texts) => ({
  frame: new FramePage(page, t),
  home: new HomePage(page, t),
  login: new LoginPage(page, t),
  launcher: new LauncherPage(page, t),
  member: new MemberCentrePage(page, t),
  record: new BettingRecordPage(page, t),
  agent: new AgentPage(page, t),
  service: new ServicePage(page, t),
  settings: new SettingsPage(page, t),
  teamBetting: new TeamBettingPage(page, t),
});
export type Pages = ReturnType<typeof createPages>;
