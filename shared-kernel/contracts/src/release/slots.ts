/**
 * Named places that one package fills and another shows, with what the extension is handed. A new slot is a minor
 * version of the kernel; a changed one is a major.
 */
export interface SlotProps {
  /** The login dialog (account), opened by the event `session.login-asked`. */
  'auth.dialog': {
    readonly isOpen: boolean;
    readonly onClose: () => void;
    /** Whose session has run out: the dialog says so, with the name filled in. */
    readonly expiredUser?: string;
  };
  /** Prompts over the home page (agent: pending contracts). */
  'home.prompts': Record<never, never>;
  /**
   * Bets over the betting record that have not ended (browse: open lottery orders). The extension says whether it is loading:
   * the rows wait for it, because it would push them down.
   */
  'bets.waiting': { readonly onLoadingChange: (isLoading: boolean) => void };
  /** In the place of a form that asks for the login password, for a member who has none (account). */
  'account.login-password': Record<never, never>;
}

export type SlotName = keyof SlotProps;

/** How many remotes may fill a slot: a second login dialog is a mistake, a second prompt is not. */
export const SLOTS: Readonly<Record<SlotName, { readonly takes: 'one' | 'several' }>> = {
  'auth.dialog': { takes: 'one' },
  'home.prompts': { takes: 'several' },
  'bets.waiting': { takes: 'one' },
  'account.login-password': { takes: 'one' },
};
