import type { Case } from '../case.ts';
import { cardRooms } from './card-rooms.ts';
import { chat } from './chat.ts';
import { codes } from './codes.ts';
import { cutConnections } from './cut-connections.ts';
import { feedback } from './feedback.ts';
import { foreignDesk } from './foreign-desk.ts';
import { frozenDatabase } from './frozen-database.ts';
import { frozenPlatform } from './frozen-platform.ts';
import { fuzz } from './fuzz.ts';
import { guesses, trials } from './guesses.ts';
import { headers } from './headers.ts';
import { heavyBodies } from './heavy-bodies.ts';
import { killedPlatform } from './killed-platform.ts';
import { largePictures } from './large-pictures.ts';
import { ledgerWrites } from './ledger-writes.ts';
import { lotteryOrders } from './lottery-orders.ts';
import { lyingPayments } from './lying-payments.ts';
import { lyingSignIn } from './lying-sign-in.ts';
import { mail } from './mail.ts';
import { oddRequests } from './odd-requests.ts';
import { oneAccount } from './one-account.ts';
import { referrals } from './referrals.ts';
import { releases } from './releases.ts';
import { replays } from './replays.ts';
import { rollingRestarts } from './rolling-restarts.ts';
import { slowClients } from './slow-clients.ts';

/** In the order in which they run. */
export const CASES: readonly Case[] = [
  oddRequests,
  foreignDesk,
  fuzz,
  heavyBodies,
  largePictures,
  headers,
  guesses,
  trials,
  codes,
  mail,
  chat,
  feedback,
  referrals,
  lyingSignIn,
  lyingPayments,
  replays,
  ledgerWrites,
  lotteryOrders,
  cardRooms,
  oneAccount,
  cutConnections,
  slowClients,
  frozenPlatform,
  frozenDatabase,
  killedPlatform,
  rollingRestarts,
  releases,
];
