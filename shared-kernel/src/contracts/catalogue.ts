import * as agent from './agent.ts';
import * as agreement from './agreement.ts';
import * as bankAccounts from './bank-accounts.ts';
import * as bets from './bets.ts';
import * as content from './content.ts';
import * as depositLimits from './deposit-limits.ts';
import * as depositPromotions from './deposit-promotions.ts';
import * as deposits from './deposits.ts';
import type { AnyEndpoint, InputOf } from './endpoint.ts';
import * as exclusions from './exclusions.ts';
import * as favourites from './favourites.ts';
import * as feedback from './feedback.ts';
import * as funds from './funds.ts';
import * as gameList from './game-list.ts';
import * as games from './games.ts';
import * as lotteries from './lotteries.ts';
import * as lotteryOrders from './lottery-orders.ts';
import * as member from './member.ts';
import * as passkeys from './passkeys.ts';
import * as password from './password.ts';
import * as paymentPassword from './payment-password.ts';
import * as play from './play.ts';
import * as profile from './profile.ts';
import * as profit from './profit.ts';
import * as promotions from './promotions.ts';
import * as rebates from './rebates.ts';
import * as registration from './registration.ts';
import * as session from './session.ts';
import * as sessions from './sessions.ts';
import * as shelves from './shelves.ts';
import * as social from './social.ts';
import * as system from './system.ts';
import * as transactions from './transactions.ts';
import * as transfers from './transfers.ts';
import * as verification from './verification.ts';
import * as winners from './winners.ts';
import * as withdrawals from './withdrawals.ts';

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
