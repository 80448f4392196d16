import type { getInbox } from '@shared-kernel/contracts/member/inbox';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { DAY_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import { type Database, rowsOf } from '../../database/database.ts';
import { type SQL, sql } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { openPage } from '../../records/paging.ts';
import { KEPT_DAYS } from '../../records/range.ts';
import { isForReader, type Reader, stateOf } from './audience.ts';
import { broadcasts, messages, broadcastStates as states } from './mail.tables.ts';

const PREVIEW_LETTERS = 80;

/** The beginning of a text, to the last whole word. */
const beginningOf = (text: string): string =>
  text.length <= PREVIEW_LETTERS ? text : `${text.slice(0, PREVIEW_LETTERS).replace(/\s+\S*$/, '')} …`;

const instantOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Both kinds under the same columns. */
const ownMails = (reader: Reader): SQL => sql`
  select 'm' || ${messages.id} as id, ${messages.subject} as subject, ${messages.body} as body, ${messages.sentAt} as sent_at,
    ${messages.readAt} is not null as is_read
  from ${messages} where ${messages.memberId} = ${reader.id} and ${messages.deletedAt} is null`;

const sharedMails = (reader: Reader): SQL => sql`
  select 'b' || ${broadcasts.id}, ${broadcasts.subject}, ${broadcasts.body}, ${broadcasts.sentAt}, ${states.readAt} is not null
  from ${broadcasts} ${stateOf(reader)} where ${isForReader(reader)} and ${states.deletedAt} is null`;

interface Row {
  readonly id: string;
  readonly subject: Readonly<Record<Language, string>>;
  readonly body: Readonly<Record<Language, string>>;
  readonly sent_at: Date | string;
  readonly is_read: boolean;
}

const headOf = ({ id, subject, sent_at, is_read }: Row, language: Language) => ({
  id,
  subject: subject[language],
  sentAt: new Date(sent_at).toISOString(),
  isRead: is_read,
});

/** How many are unread: two index reads, however many members a broadcast has. */
export const countUnread = (reader: Reader): SQL => sql`
  select (select count(*) from ${messages}
      where ${messages.memberId} = ${reader.id} and ${messages.readAt} is null and ${messages.deletedAt} is null)
    + (select count(*) from ${broadcasts} ${stateOf(reader)}
      where ${isForReader(reader)} and ${states.readAt} is null and ${states.deletedAt} is null) as unread`;

/** One page of the inbox: of each kind the rows up to its end are read, no more. */
export const pageOfMails = (reader: Reader, from: Date, until: Date, rows: number, offset: number): SQL => {
  const newest = (mails: SQL, sentAt: SQL) => sql`(${mails} and ${sentAt} >= ${instantOf(from)}
    and ${sentAt} < ${instantOf(until)} order by ${sentAt} desc limit ${offset + rows})`;
  return sql`${newest(ownMails(reader), sql`${messages.sentAt}`)}
    union all ${newest(sharedMails(reader), sql`${broadcasts.sentAt}`)}
    order by sent_at desc, id desc limit ${rows} offset ${offset}`;
};

const countMails = async (db: Database, reader: Reader, from: Date, until: Date): Promise<number> => {
  const within = (sentAt: SQL) => sql`${sentAt} >= ${instantOf(from)} and ${sentAt} < ${instantOf(until)}`;
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select ((select count(*) from (${ownMails(reader)} and ${within(sql`${messages.sentAt}`)}) own)
      + (select count(*) from (${sharedMails(reader)} and ${within(sql`${broadcasts.sentAt}`)}) shared))::int as total`,
  );
  return row?.total ?? 0;
};

/** The inbox, page by page. */
export const listMails = async ({
  platform: { db },
  session: { member },
  input,
  now,
}: MemberCall<ParsedInputOf<typeof getInbox>>): Promise<ValueOf<typeof getInbox>> => {
  // What is sent in this very millisecond is among them.
  const range = { from: new Date(now.getTime() - KEPT_DAYS * DAY_MS), until: new Date(now.getTime() + 1) };
  const page = openPage(input, range, range.until);
  const { from, until } = page.range;
  const rows = await rowsOf<Row>(db, pageOfMails(member, from, until, page.limit, page.offset));
  const total = page.isFirst ? await countMails(db, member, from, until) : undefined;
  const list = rows.map((row) => ({
    ...headOf(row, input.language),
    preview: beginningOf(row.body[input.language]),
  }));
  return { ...page.close(total), list };
};

/** One of the member's mails. Fails with `not.found` for another's, and for one that is deleted. */
export const findMail = async (db: Database, reader: Reader, mailId: string, language: Language) => {
  const number = sql`${mailId.slice(1)}::bigint`;
  const mails = mailId.startsWith('m')
    ? sql`${ownMails(reader)} and ${messages.id} = ${number}`
    : sql`select * from (${sharedMails(reader)} and ${broadcasts.id} = ${number}) as shared (id, subject, body, sent_at, is_read)`;
  const [row] = await rowsOf<Row>(db, mails);
  if (!row) throw new PlatformError('not.found', `There is no mail ${mailId}.`);
  return { ...headOf(row, language), body: row.body[language] };
};
