import { getSession } from 'shared-kernel/session';

interface Held {
  readonly token: string;
  readonly password: string;
}

let held: Held | null = null;

/** Keeps the password that was just chosen for as long as the page lives and the session lasts: never stored (accounts §4). */
export const holdPassword = (password: string): void => {
  const session = getSession();
  held = session === null ? null : { token: session.token, password };
};

export const dropPassword = (): void => {
  held = null;
};

/** The password that this session has chosen here, if it has: it need not be typed again (accounts §2). */
export const heldPassword = (): string | undefined =>
  held !== null && held.token === getSession()?.token ? held.password : undefined;
