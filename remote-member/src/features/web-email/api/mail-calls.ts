import {
  deleteMail,
  getInbox,
  getMail,
  readAllMails,
  readMail,
  restoreMail,
} from '@shared-kernel/contracts/member/inbox';
import { getUnreadCount } from '@shared-kernel/contracts/member/member';
import { RECORD_PAGE_SIZE } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi, useApiMutation, useQueryClient } from 'shared-kernel/query';
import { useInfiniteApi } from 'shared-kernel/query/infinite';
import { tellMailNews, useMailNews } from 'shared-kernel/unread-mail';

type Inbox = ValueOf<typeof getInbox>;
export type MailHead = Inbox['list'][number];

const rows = ({ list }: Inbox): readonly MailHead[] => list;
const rowId = ({ id }: MailHead): string => id;

/** The inbox, page by page; it follows what other tabs do with it. */
export const useInbox = () => {
  const input = { pageSize: RECORD_PAGE_SIZE, language: useLanguage() };
  const inbox = useInfiniteApi(getInbox, input, { rows, rowId });
  useMailNews(() => void inbox.refetch());
  return inbox;
};

export const useMail = (id: string) => useApi(getMail, { id, language: useLanguage() });

type Change = (list: readonly MailHead[]) => MailHead[];

/** Changes the inbox as it is kept, in both languages: coming back to it, nobody sees it as it was. */
const useChangeInbox = () => {
  const client = useQueryClient();
  return (change: Change): void => {
    client.setQueriesData<{ readonly pages: readonly Inbox[] }>(
      { queryKey: [getInbox.path] },
      (kept) => kept && { ...kept, pages: kept.pages.map((page) => ({ ...page, list: change(page.list) })) },
    );
    tellMailNews();
  };
};

const asRead = (mail: MailHead): MailHead => ({ ...mail, isRead: true });
const COUNTED = { invalidates: [getUnreadCount] };

/** Several may be opened quickly: each is told, one after the other. */
export const useReadMail = () => {
  const change = useChangeInbox();
  return useApiMutation(readMail, {
    ...COUNTED,
    queue: 'mails read',
    onSuccess: (_value, { id }) => change((list) => list.map((mail) => (mail.id === id ? asRead(mail) : mail))),
  });
};

export const useReadAllMails = () => {
  const change = useChangeInbox();
  return useApiMutation(readAllMails, { ...COUNTED, onSuccess: () => change((list) => list.map(asRead)) });
};

export const useDeleteMail = () => {
  const change = useChangeInbox();
  return useApiMutation(deleteMail, {
    ...COUNTED,
    onSuccess: (_value, { id }) => change((list) => list.filter((mail) => mail.id !== id)),
  });
};

export const useRestoreMail = () =>
  useApiMutation(restoreMail, { invalidates: [getUnreadCount, getInbox, getMail], onSuccess: tellMailNews });
