import { createStore } from 'shared-kernel/store';

export interface ConnectivityState {
  /** Nothing of the site can be reached. */
  readonly isDown: boolean;
  /** It is being looked whether it can. */
  readonly isChecking: boolean;
}

/** What is known of the connection between this page and the site. */
export const connectivityStore = createStore<ConnectivityState>(() => ({ isDown: false, isChecking: false }));
