import type { IconDrawing } from '@shared-kernel/ui/icon';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartLine,
  Crown,
  Download,
  Gift,
  HandCoins,
  Headset,
  type Hue,
  Link,
  Mail,
  Network,
  Percent,
  ReceiptText,
  ScrollText,
  Send,
  ShieldCheck,
  SquarePen,
  Trophy,
  UserRoundPlus,
} from '@shared-kernel/ui/icons';
import type { EntryName } from './entries.ts';

interface EntryLook {
  readonly icon: IconDrawing;
  readonly hue: Hue;
}

/** Sign and hue of each entry. */
export const ENTRY_LOOKS: Readonly<Record<EntryName, EntryLook>> = {
  rewards: { icon: Gift, hue: 'live' },
  vipRoom: { icon: Crown, hue: 'lott' },
  leaderboard: { icon: Trophy, hue: 'esports' },
  manualRebate: { icon: HandCoins, hue: 'elott' },
  rebateReport: { icon: Percent, hue: 'inhouse' },
  invite: { icon: UserRoundPlus, hue: 'hot' },
  depositRecord: { icon: ArrowDownToLine, hue: 'info' },
  withdrawalRecord: { icon: ArrowUpFromLine, hue: 'info' },
  accountRecord: { icon: ScrollText, hue: 'info' },
  bettingRecord: { icon: ReceiptText, hue: 'info' },
  profitAndLoss: { icon: ChartLine, hue: 'info' },
  uplineTransfer: { icon: Send, hue: 'info' },
  agency: { icon: Network, hue: 'pvp' },
  referral: { icon: Link, hue: 'pvp' },
  limits: { icon: ShieldCheck, hue: 'pvp' },
  messages: { icon: Mail, hue: 'plain' },
  feedback: { icon: SquarePen, hue: 'plain' },
  service: { icon: Headset, hue: 'plain' },
  download: { icon: Download, hue: 'plain' },
};
