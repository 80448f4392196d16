import { Tag } from '@shared-kernel/ui/tag';
import { useTranslation } from 'shared-kernel/i18n';
import type { Notice } from './announcements.ts';

interface Dated {
  readonly publishedAt?: string | undefined;
}

/** The newest first; one without a date, of which nobody knows how old it is, keeps to the end in the server's order. */
export const newestFirst = <Entry extends Dated>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted(
    (one, other) => Date.parse(other.publishedAt ?? '1970-01-01') - Date.parse(one.publishedAt ?? '1970-01-01'),
  );

/** A sign on a notice that the member has not opened; nothing on any other, and nothing for a guest. */
export const Unread = ({ notice: { isRead } }: { readonly notice: Notice }) => {
  const { t } = useTranslation('browse');
  return isRead === false ? <Tag tone="info">{t('notices.unread')}</Tag> : null;
};
