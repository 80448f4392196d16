import { paths } from '@shared-kernel/contracts/system/paths';
import { useCustomerService } from '@shared-kernel/ui/customer-service';
import type { PressAction } from '@shared-kernel/ui/pressable';
import { useMemberGate } from '../../shared/use-member-gate.ts';
import type { Entry, EntryAction } from './entries.ts';

export type Panel = 'referral' | 'download';

/** What a tap on an entry does, by the entry's action and the visitor. `openPanel` opens one of the page's sheets. */
export const useEntryAction = (openPanel: (panel: Panel) => void) => {
  const openService = useCustomerService();
  const { actionTo, forMembers } = useMemberGate();

  const actions: Readonly<Record<EntryAction, (path: string) => PressAction>> = {
    open: actionTo,
    // Guests go to the login page instead of the dialog; what the page needs is the frame's matter (accounts §2).
    invite: (path) => ({ to: path }),
    'referral-panel': () => ({ onPress: forMembers(() => openPanel('referral')) }),
    'service-link': () => ({ onPress: () => openService() }),
    'download-prompt': () => ({ onPress: () => openPanel('download') }),
  };
  return ({ action, path = paths.memberCentre }: Entry): PressAction => actions[action](path);
};
