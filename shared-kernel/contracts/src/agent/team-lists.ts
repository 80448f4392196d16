import { array, object, oneOf, optional, string, withDefault } from '@shared-kernel/contracts/schema';
import { recordPage, recordPageAsked } from '../system/records.ts';
import { queryText } from '../system/values.ts';

/** Which members of the team a page is about, and which page of it. */
export const teamMembersAsked = {
  scope: optional(oneOf(['direct', 'team'])),
  parent: queryText,
  memberKind: optional(oneOf(['player', 'agent'])),
  /** A part of the username, in any case. */
  userName: queryText,
  ...recordPageAsked,
};

/** What every page of a team's list says beside its rows and, with the first page only, its totals. */
export const teamPage = {
  ...recordPage,
  /** Of the members above `parent`, the nearest to the agent first; the agent and `parent` left out. */
  trail: withDefault(array(object({ userName: string() })), []),
};
