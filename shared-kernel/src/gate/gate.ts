import type { MouseEvent } from 'react';
import { useFrame, useRoutes } from 'shared-kernel/frame';
import { useSession } from 'shared-kernel/session';
import type { PressAction } from 'shared-kernel/ui/pressable';
import { showToast, TOAST_SHORT_MS } from 'shared-kernel/ui/toast';

export interface GateOptions {
  /** A guest is asked to log in over the page, or stays where he is. */
  readonly forGuests: 'ask-login' | 'stay';
  /** Said about a page that no live remote shows. */
  readonly unavailableText: string;
}

export interface Gate {
  /** Does with a guest what the gate does, instead of `act`. */
  readonly forMembers: (act: () => void) => () => void;
  /** What a press on something that leads to `path` does. */
  readonly actionTo: (path: string) => PressAction;
  /** For a link to `path`: stops the click when `actionTo` would not follow it. */
  readonly guard: (path: string) => (event: MouseEvent) => void;
}

const stay = (): void => undefined;

/**
 * The way to a member's pages: navigation happens only when a session exists (specification: accounts §2 and §6), and a
 * page that no live remote shows is said to be unavailable instead of ending in nothing.
 */
export const useGate = ({ forGuests, unavailableText }: GateOptions): Gate => {
  const session = useSession();
  const routes = useRoutes();
  const { askLogin } = useFrame();
  const turnGuestAway = { 'ask-login': askLogin, stay }[forGuests];
  const sayUnavailable = () => void showToast({ text: unavailableText, durationMs: TOAST_SHORT_MS });
  const obstacleTo = (path: string): (() => void) | undefined => {
    if (session === null) return turnGuestAway;
    return routes.isRouted(path) ? undefined : sayUnavailable;
  };
  return {
    forMembers: (act) => (session === null ? turnGuestAway : act),
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
