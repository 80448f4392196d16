import { Tag } from '@shared-kernel/ui/tag';
import { useTranslation } from 'shared-kernel/i18n';
import type { Notice } from './announcements.ts';

/** A sign on a notice that the member has not opened; nothing on any other, and nothing for a guest. */
export const Unread = ({ notice: { isRead } }: { readonly notice: Notice }) => {
  const { t } = useTranslation('browse');
  return isRead === false ? <Tag tone="info">{t('notices.unread')}</Tag> : null;
};
