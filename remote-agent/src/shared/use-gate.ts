import type { MouseEvent } from 'react';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useSession } from 'shared-kernel/session';
import type { PressAction } from 'shared-kernel/ui/pressable';
import { showToast, TOAST_SHORT_MS } from 'shared-kernel/ui/toast';

export interface Gate {
  /** What a press on something that leads to `path` does. */
  readonly actionTo: (path: string) => PressAction;
  /** For a link to `path`: stops the click when `actionTo` would not follow it. */
  readonly guard: (path: string) => (event: MouseEvent) => void;
}

const STAY = (): void => undefined;

/**
 * The way to the agent's pages. Navigation happens only when a session exists (specification: accounts §2); a page that
 * no live remote shows is said to be unavailable instead of ending in nothing.
 */
export const useGate = (): Gate => {
  const { t } = useTranslation('agent');
  const session = useSession();
  const routes = useRoutes();
  const sayUnavailable = () => void showToast({ text: t('unavailable'), durationMs: TOAST_SHORT_MS });
  const obstacleTo = (path: string): (() => void) | undefined => {
    if (session === null) return STAY;
    return routes.isRouted(path) ? undefined : sayUnavailable;
  };
  return {
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
