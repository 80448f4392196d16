import { endOtherSessions, endSession, getSessions } from '@shared-kernel/contracts/account/sessions';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { confirm } from '@shared-kernel/ui/confirm';
import { showToast } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';

/** What a player knows a device by, as far as it says. */
export const useDeviceName = () => {
  const { t } = useTranslation('account');
  return ({ browser, system }: DeviceSession): string => {
    if (browser !== undefined && system !== undefined) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
};

export type DeviceSession = ValueOf<typeof getSessions>['sessions'][number];

/** Where the member is signed in, this browser first. */
export const useMySessions = () => useApi(getSessions, {});

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
