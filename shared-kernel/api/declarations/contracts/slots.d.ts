/**
 * Named places that one package fills and another shows, with what the filler is handed. A new slot is a minor
 * version of the kernel; a changed one is a major.
 */
export interface SlotProps {
    /** The login dialog (account), opened by the event `session.login-asked`. */
    'auth.dialog': {
        readonly isOpen: boolean;
        readonly onClose: () => void;
    };
    /** Prompts over the home page (agent: pending contracts). */
    'home.prompts': Record<never, never>;
}
export type SlotName = keyof SlotProps;
/** How many remotes may fill a slot: a second login dialog is a mistake, a second prompt is not. */
export declare const SLOTS: Readonly<Record<SlotName, {
    readonly takes: 'one' | 'several';
}>>;
