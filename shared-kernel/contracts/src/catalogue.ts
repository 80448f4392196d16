import * as passkeys from './account/passkeys.ts';
import * as password from './account/password.ts';
import * as registration from './account/registration.ts';
import * as session from './account/session.ts';
import * as sessions from './account/sessions.ts';
import * as social from './account/social.ts';
import * as verification from './account/verification.ts';
import * as agent from './agent/agent.ts';
import * as agreement from './browse/agreement.ts';
import * as content from './browse/content.ts';
import * as favourites from './browse/favourites.ts';
import * as feedback from './browse/feedback.ts';
import * as gameList from './browse/game-list.ts';
import * as games from './browse/games.ts';
import * as lotteries from './browse/lotteries.ts';
import * as lotteryOrders from './browse/lottery-orders.ts';
import * as play from './browse/play.ts';
import * as promotions from './browse/promotions.ts';
import * as shelves from './browse/shelves.ts';
import * as winners from './browse/winners.ts';
import * as bankAccounts from './member/bank-accounts.ts';
import * as bets from './member/bets.ts';
import * as depositLimits from './member/deposit-limits.ts';
import * as depositPromotions from './member/deposit-promotions.ts';
import * as deposits from './member/deposits.ts';
import * as exclusions from './member/exclusions.ts';
import * as funds from './member/funds.ts';
import * as member from './member/member.ts';
import * as paymentPassword from './member/payment-password.ts';
import * as profile from './member/profile.ts';
import * as profit from './member/profit.ts';
import * as rebates from './member/rebates.ts';
import * as transactions from './member/transactions.ts';
import * as transfers from './member/transfers.ts';
import * as withdrawals from './member/withdrawals.ts';
import * as system from './system/system.ts';
import type { AnyEndpoint, InputOf } from './wire/endpoint.ts';

/** Every area gives an example of each of its calls that asks for something; pages leave them out of their bundles. */
type ExamplesOf<Area> = {
  readonly [Name in keyof Area as Area[Name] extends AnyEndpoint
    ? Record<never, never> extends InputOf<Area[Name]>
      ? never
      : Name
    : never]: Area[Name] extends AnyEndpoint ? InputOf<Area[Name]> : never;
};

/** What an area must have beside its calls. */
type WithExamples<Area> = keyof ExamplesOf<Area> extends never ? unknown : { readonly examples: ExamplesOf<Area> };

const area = <const Area extends object>(of: Area & WithExamples<Area>) => ({
  calls: Object.entries(of),
  examples: 'examples' in of ? Object.entries(of.examples as Readonly<Record<string, object>>) : [],
});

const AREAS = [
  area(agent),
  area(agreement),
  area(bankAccounts),
  area(bets),
  area(content),
  area(depositLimits),
  area(depositPromotions),
  area(deposits),
  area(exclusions),
  area(funds),
  area(favourites),
  area(feedback),
  area(gameList),
  area(games),
  area(lotteries),
  area(lotteryOrders),
  area(member),
  area(passkeys),
  area(password),
  area(paymentPassword),
  area(play),
  area(profile),
  area(profit),
  area(promotions),
  area(rebates),
  area(registration),
  area(session),
  area(sessions),
  area(shelves),
  area(social),
  area(system),
  area(transactions),
  area(transfers),
  area(verification),
  area(winners),
  area(withdrawals),
];

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint by name: what the platform must answer and its OpenAPI document lists. Never imported by a page. */
export const ENDPOINTS: Readonly<Record<string, AnyEndpoint>> = Object.fromEntries(
  AREAS.flatMap(({ calls }) => calls.filter((entry): entry is [string, AnyEndpoint] => isEndpoint(entry[1]))),
);

/** An input of each endpoint, by its name, that the platform's own seed answers. */
export const EXAMPLES: Readonly<Record<string, object>> = Object.fromEntries([
  ...Object.keys(ENDPOINTS).map((name) => [name, {}]),
  ...AREAS.flatMap(({ examples }) => examples),
]);
