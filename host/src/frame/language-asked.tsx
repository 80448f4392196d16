import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { useEvent } from 'shared-kernel/events';
import { setLanguage } from 'shared-kernel/host/i18n';
import { useTranslation } from 'shared-kernel/i18n';

/** Switches to the language that was asked for. One whose texts cannot be had leaves everything as it was and says so. */
export const LanguageAsked = (): null => {
  const { t } = useTranslation('frame');
  useEvent('language.asked', ({ language }) => {
    setLanguage(language).catch(() =>
      showToast({ text: t('language.failed'), tone: 'bad', durationMs: TOAST_SHORT_MS }),
    );
  });
  return null;
};
