import { getAnnouncements, readAnnouncement } from '@shared-kernel/contracts/browse/content';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useCallback } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useLanguage } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { announcementsInput } from './announcements-input.ts';

type Announcements = ValueOf<typeof getAnnouncements>;
type Read = InputOf<typeof readAnnouncement>;

const asRead = (value: Announcements, { id }: Read): Announcements => ({
  ...value,
  notices: value.notices.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)),
  footer: { unreadCount: Math.max(0, value.footer.unreadCount - 1) },
});

/** Several may be opened quickly: each is told, one after the other. */
const QUEUE = 'announcements read';

/** Says that a member has opened an announcement: shown as read at once. What does not get through is told the next time. */
export const useReadAnnouncement = (): ((id: string) => void) => {
  const at = announcementsInput(useLanguage(), useBrand().merchantCode);
  const { mutate } = useApiMutation(readAnnouncement, {
    queue: QUEUE,
    optimistic: { of: getAnnouncements, at, apply: asRead, undo: (value) => value },
  });
  return useCallback((id) => mutate({ id }), [mutate]);
};
