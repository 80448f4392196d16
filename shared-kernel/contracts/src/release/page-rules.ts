import * as paths from '../wire/addresses.ts';
import type { ReleaseRoute } from './release.ts';
import { createRouteTable } from './route-table.ts';

type Rule = Pick<ReleaseRoute, 'access' | 'rejectsTrial' | 'needs'>;
export type PageRule = Rule & Pick<ReleaseRoute, 'path' | 'aliases'>;

/**
 * Rules that the specification gives to an address whether its page is live or not. The route of a live page declares its own;
 * it can spread this one.
 */
const RULES: readonly PageRule[] = [
  { path: paths.invite, aliases: [], access: 'login-page', rejectsTrial: false, needs: 'REFERRAL' },
];

const rules = createRouteTable(RULES, (rule) => rule);

/** The rule of an address that no live remote shows; undefined where there is none. */
export const pageRuleOf = (address: string): PageRule | undefined => rules.match(address);
