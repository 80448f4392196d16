import { confirm } from '@shared-kernel/ui/confirm';
import { showToast } from '@shared-kernel/ui/toast';
import { isApiError } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { type SocialLink, useUnlinkSocial } from './api/social-links.ts';

/** Asks, takes the link away, and says so; that it is the only way in stands in the question. */
export const useUnlink = () => {
  const { t } = useTranslation('account');
  const { mutateAsync: unlink } = useUnlinkSocial();
  return async ({ provider }: SocialLink): Promise<void> => {
    const name = t(`provider.name.${provider}`);
    const isGone = await confirm({
      title: t('links.ask', { name }),
      text: t('links.askText', { name }),
      action: t('links.unlinkOne'),
      tone: 'danger',
      run: () => unlink({ provider }),
      failed: (error) =>
        isApiError(error) && error.code === 'social.only-way' ? t('links.onlyWay', { name }) : t('links.notUnlinked'),
    });
    if (isGone) showToast({ text: t('links.done', { name }), tone: 'ok' });
  };
};
