import { confirm } from '@shared-kernel/ui/confirm';
import { showToast } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';
import { useEndOtherSessions } from './api/end-other-sessions.ts';
import { useEndSession } from './api/end-session.ts';
import type { DeviceSession } from './api/my-sessions.ts';
import { useDeviceName } from './use-device-name.ts';

/** Asks, signs out, and says that it is done. A failure stands in the question, which can be answered again. */
export const useSignOutElsewhere = () => {
  const { t } = useTranslation('account');
  const nameOf = useDeviceName();
  const { mutateAsync: endOne } = useEndSession();
  const { mutateAsync: endOthers } = useEndOtherSessions();
  const ask = async (words: { title: string; text: string; action: string }, run: () => Promise<unknown>) => {
    const isDone = await confirm({ ...words, tone: 'danger', run });
    if (isDone) showToast({ text: t('sessions.done'), tone: 'ok' });
  };
  return {
    signOutOne: (session: DeviceSession) =>
      ask(
        {
          title: t('sessions.askOne'),
          text: t('sessions.askOneText', { device: nameOf(session) }),
          action: t('sessions.signOutOne'),
        },
        () => endOne({ id: session.id }),
      ),
    signOutOthers: () =>
      ask({ title: t('sessions.askAll'), text: t('sessions.askAllText'), action: t('sessions.signOutAll') }, () =>
        endOthers({}),
      ),
  };
};
