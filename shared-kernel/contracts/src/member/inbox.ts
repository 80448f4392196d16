import { boolean, maxLength, object, optional, regex, rows, string } from '@shared-kernel/contracts/schema';
import { recordPage, recordPageAsked } from '../system/records.ts';
import { instant, language } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

const MAIL_ID_MAX = 16;
/** `m12`: to this member; `b3`: to many. */
const mailId = string().check(maxLength(MAIL_ID_MAX), regex(/^[bm]\d+$/));
const asked = object({ id: mailId });

/** How long a deleted mail can be restored. */
export const MAIL_RESTORE_MINUTES = 60;

const head = { id: string(), subject: string(), sentAt: instant, isRead: boolean() };

/** Named by the specification without fields (accounts §7); the other calls are ours. */
export const getInbox = defineEndpoint({
  summary: 'Mails of the signed-in member, the last first',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  access: 'session',
  module: 'INBOX3',
  input: object(recordPageAsked),
  value: object({ ...recordPage, list: rows(object({ ...head, preview: optional(string()) })) }),
});

export const getMail = defineEndpoint({
  summary: 'One mail, whole',
  method: 'GET',
  path: '/wps/relay/CSP_getMail',
  access: 'session',
  module: 'INBOX3',
  input: object({ id: mailId, language }),
  value: object({ ...head, body: string() }),
});

export const readMail = defineEndpoint({
  summary: 'Mark one mail as read',
  method: 'POST',
  path: '/wps/relay/CSP_readMail',
  access: 'session',
  module: 'INBOX3',
  input: asked,
  value: object({}),
});

export const readAllMails = defineEndpoint({
  summary: 'Mark every mail as read',
  method: 'POST',
  path: '/wps/relay/CSP_readAllMails',
  access: 'session',
  module: 'INBOX3',
  input: object({}),
  value: object({}),
});

export const deleteMail = defineEndpoint({
  summary: 'Delete a mail; it can be restored for an hour',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMail',
  access: 'session',
  module: 'INBOX3',
  input: asked,
  value: object({}),
});

export const restoreMail = defineEndpoint({
  summary: 'Restore a mail that was deleted just now',
  method: 'POST',
  path: '/wps/relay/CSP_restoreMail',
  access: 'session',
  module: 'INBOX3',
  input: asked,
  value: object({}),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getInbox: { pageNo: 1, pageSize: 20, language: 'EN' } satisfies InputOf<typeof getInbox>,
  getMail: { id: 'm1', language: 'EN' } satisfies InputOf<typeof getMail>,
  readMail: { id: 'm1' } satisfies InputOf<typeof readMail>,
  deleteMail: { id: 'm1' } satisfies InputOf<typeof deleteMail>,
  restoreMail: { id: 'm1' } satisfies InputOf<typeof restoreMail>,
};
