import type { MouseEvent } from 'react';
import { useFrame, useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useSession } from 'shared-kernel/session';
import type { PressAction } from 'shared-kernel/ui/pressable';
import { showToast, TOAST_SHORT_MS } from 'shared-kernel/ui/toast';

export interface Gate {
  /** Asks a guest to log in, instead of `act`. */
  readonly forMembers: (act: () => void) => () => void;
  /** What a press on something that leads to `path` does. */
  readonly actionTo: (path: string) => PressAction;
  /** For a link to `path`: stops the click when `actionTo` would not follow it. */
  readonly guard: (path: string) => (event: MouseEvent) => void;
}

/**
 * The way to a member's pages: a guest is asked to log in over the page (specification: accounts §6), and a page that
 * no live remote shows is said to be unavailable instead of ending in nothing.
 */
export const useGate = (): Gate => {
  const { t } = useTranslation('member');
  const session = useSession();
  const routes = useRoutes();
  const { askLogin } = useFrame();
  const sayUnavailable = () => void showToast({ text: t('message.unavailable'), durationMs: TOAST_SHORT_MS });
  const obstacleTo = (path: string): (() => void) | undefined => {
    if (session === null) return askLogin;
    return routes.isRouted(path) ? undefined : sayUnavailable;
  };
  return {
    forMembers: (act) => (session === null ? askLogin : act),
    actionTo: (path) => {
      const obstacle = obstacleTo(path);
      return obstacle === undefined ? { to: path } : { onPress: obstacle };
    },
    guard: (path) => (event) => {
      const obstacle = obstacleTo(path);
      if (obstacle === undefined) return;
      event.preventDefault();
      obstacle();
    },
  };
};
