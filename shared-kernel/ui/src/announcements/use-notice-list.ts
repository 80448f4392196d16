import { getAnnouncements, readAnnouncement } from '@shared-kernel/contracts/browse/content';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useEffect, useMemo } from 'react';
import { useApiMutation } from 'shared-kernel/query';
import { useSearchParams } from 'shared-kernel/router';
import { newestFirst } from './newest-first.ts';

type Announcements = ValueOf<typeof getAnnouncements>;
type Notice = Announcements['notices'][number];

const asRead = (value: Announcements, { id }: InputOf<typeof readAnnouncement>): Announcements => ({
  ...value,
  notices: value.notices.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)),
  footer: { unreadCount: Math.max(0, value.footer.unreadCount - 1) },
});

/** Several may be opened quickly: each is told, one after the other. */
const QUEUE = 'announcements read';

/** Under this name the address says which one is open. */
const OPEN = 'id';

interface NoticeList {
  /** The newest first. */
  readonly sorted: readonly Notice[];
  readonly opened: Notice | undefined;
  /** The address names one that is not among them. */
  readonly isGone: boolean;
  /** Opens one, in the address too; null closes it. */
  readonly open: (id: string | null) => void;
}

/**
 * Announcements that open one by one. One that was opened by a member is shown as read at once, and told to the server; what does
 * not get through is told the next time. `asked` is the request that the notices answer.
 */
export const useNoticeList = (notices: readonly Notice[], asked: InputOf<typeof getAnnouncements>): NoticeList => {
  const [query, setQuery] = useSearchParams();
  const { mutate: read } = useApiMutation(readAnnouncement, {
    queue: QUEUE,
    optimistic: { of: getAnnouncements, at: asked, apply: asRead, undo: (value) => value },
  });
  const sorted = useMemo(() => newestFirst(notices), [notices]);
  const id = query.get(OPEN);
  const opened = sorted.find((notice) => notice.id === id);
  const unread = opened?.isRead === false ? opened.id : undefined;
  useEffect(() => {
    if (unread !== undefined) read({ id: unread });
  }, [unread, read]);
  const open = (next: string | null) => {
    const search = new URLSearchParams(query);
    if (next === null) search.delete(OPEN);
    else search.set(OPEN, next);
    setQuery(search, { replace: true });
  };
  return { sorted, opened, isGone: id !== null && opened === undefined, open };
};
