import { endOtherSessions, endSession, getSessions } from '@shared-kernel/contracts/account/sessions';
import { confirm } from '@shared-kernel/ui/confirm';
import { showToast } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { type DeviceSession, useDeviceName } from './api/my-sessions.ts';

/** Asks, signs out, and says that it is done. A failure stands in the question, which can be answered again. */
export const useSignOutElsewhere = () => {
  const { t } = useTranslation('account');
  const nameOf = useDeviceName();
  // Signs one other device out, at once.
  const { mutateAsync: endOne } = useApiMutation(endSession, { invalidates: [getSessions] });
  // Signs every device out but this one.
  const { mutateAsync: endOthers } = useApiMutation(endOtherSessions, { invalidates: [getSessions] });
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
