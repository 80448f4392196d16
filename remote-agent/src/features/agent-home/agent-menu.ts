import { agentAccountRecordLink, paths } from '@shared-kernel/contracts/system/paths';
import type { IconDrawing } from '@shared-kernel/ui/icon';
import {
  ChartLine,
  ChartNoAxesColumn,
  CloudRain,
  Gamepad2,
  Headset,
  type Hue,
  Mail,
  Percent,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  UsersRound,
} from '@shared-kernel/ui/icons';

interface MenuRow {
  readonly name: string;
  /** Null for the one that opens the customer-service link. */
  readonly path: string | null;
  /** The item's name in the merchant's white-label menu; null for the one that is always shown. */
  readonly setting: string | null;
  readonly icon: IconDrawing;
  readonly hue: Hue;
}

/** The agent home's menu in the specification's order (accounts §2). */
export const AGENT_MENU = [
  { name: 'teamOverview', path: paths.teamOverview, setting: 'team-overview', icon: ChartNoAxesColumn, hue: 'info' },
  { name: 'transactionRecord', path: agentAccountRecordLink(), setting: 'transactions', icon: ScrollText, hue: 'info' },
  { name: 'teamManage', path: paths.team, setting: 'team', icon: UsersRound, hue: 'pvp' },
  { name: 'redRain', path: paths.redRain, setting: 'red-rain', icon: CloudRain, hue: 'hot' },
  { name: 'teamPnl', path: paths.teamProfitAndLoss, setting: 'team-pnl', icon: ChartLine, hue: 'rng' },
  { name: 'teamBet', path: paths.teamBets, setting: 'team-bets', icon: ReceiptText, hue: 'rng' },
  { name: 'gameRebate', path: paths.gameRebate, setting: 'game-rebate', icon: Gamepad2, hue: 'elott' },
  { name: 'agentRebate', path: paths.agentRebate, setting: 'agent-rebate', icon: Percent, hue: 'elott' },
  { name: 'securityCenter', path: paths.security, setting: 'security', icon: ShieldCheck, hue: 'pvp' },
  { name: 'news', path: paths.mail, setting: 'news', icon: Mail, hue: 'fish' },
  { name: 'onlineService', path: null, setting: null, icon: Headset, hue: 'lott' },
] as const satisfies readonly MenuRow[];

/** The items that the merchant's menu setting enables and whose page is live, and the one that is always there. */
export const shownMenu = (enabled: readonly string[], isLive: (path: string) => boolean) =>
  AGENT_MENU.filter(({ setting, path }) => setting === null || (enabled.includes(setting) && isLive(path)));
