import type { MouseEvent } from 'react';
import { useFrame } from 'shared-kernel/frame';
import type { PressAction } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';

export interface RequireLoginOptions {
  /** A guest is asked to log in over the page, and goes on to what was tapped; or stays where he is. */
  readonly forGuests: 'ask-login' | 'stay';
}

export interface LoginGuard {
  /** Does with a guest what the gate does, instead of `act`. */
  readonly forMembers: (act: () => void) => () => void;
  /** What a press on something that leads to `path` does. */
  readonly actionTo: (path: string) => PressAction;
  /** For a link to `path`: stops a guest's click. */
  readonly guard: (path: string) => (event: MouseEvent) => void;
}

/**
 * The way to a member's pages: navigation happens only when a session exists (specification: accounts §2 and §6). Pages
 * that no live remote shows are the frame's matter, as for every link.
 */
export const useRequireLogin = ({ forGuests }: RequireLoginOptions): LoginGuard => {
  const session = useSession();
  const { askLogin } = useFrame();
  const turnAway = (goOnTo?: string): void => {
    if (forGuests === 'ask-login') askLogin(goOnTo);
  };
  return {
    forMembers: (act) => (session === null ? () => turnAway() : act),
    actionTo: (path) => (session === null ? { onPress: () => turnAway(path) } : { to: path }),
    guard: (path) => (event) => {
      if (session !== null) return;
      event.preventDefault();
      turnAway(path);
    },
  };
};
