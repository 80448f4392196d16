import { loginLink, paths } from 'shared-kernel/contracts/paths';
import { useCustomerService } from 'shared-kernel/customer-service';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import type { PressAction } from 'shared-kernel/ui/pressable';
import { showToast, TOAST_SHORT_MS } from 'shared-kernel/ui/toast';
import { useMemberGate } from '../../shared/use-member-gate.ts';
import type { Entry, EntryAction } from './entries.ts';
import type { MemberFacts } from './member-facts.ts';

export type Panel = 'referral' | 'download';

const INVITE_PROMOTION = 'REFERRAL';

/** What a tap on an entry does, by the entry's action and the visitor. `openPanel` opens one of the page's sheets. */
export const useEntryAction = (facts: MemberFacts, openPanel: (panel: Panel) => void) => {
  const { t } = useTranslation('member');
  const navigate = useNavigate();
  const session = useSession();
  const openService = useCustomerService(t('message.serviceFailed'));
  const { actionTo, forMembers } = useMemberGate();

  /** Guests go to the login page; without the REFERRAL promotion members are told to contact service (accounts §2). */
  const invite = (): PressAction => {
    if (session === null) return { onPress: () => void navigate(loginLink(paths.invite)) };
    if (facts.promotions.has(INVITE_PROMOTION)) return actionTo(paths.invite);
    return { onPress: () => void showToast({ text: t('message.contactService'), durationMs: TOAST_SHORT_MS }) };
  };

  const actions: Readonly<Record<EntryAction, (path: string) => PressAction>> = {
    open: actionTo,
    invite,
    'referral-panel': () => ({ onPress: forMembers(() => openPanel('referral')) }),
    'service-link': () => ({ onPress: () => openService() }),
    'download-prompt': () => ({ onPress: () => openPanel('download') }),
  };
  return ({ action, path = paths.memberCentre }: Entry): PressAction => actions[action](path);
};
