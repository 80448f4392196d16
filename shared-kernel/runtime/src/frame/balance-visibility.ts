import { storedText } from 'shared-kernel/storage';
import { createStore, useStore } from 'shared-kernel/store';

const hiddenMark = storedText('hideBalance', { owner: 'device' });

/** Whether amounts of the balance are shown or masked, everywhere at once. */
export const balanceVisibilityStore = createStore<{ readonly isVisible: boolean }>(() => ({ isVisible: true }));

/** Takes over what the player chose on an earlier visit. */
export const restoreBalanceVisibility = (): void =>
  balanceVisibilityStore.setState({ isVisible: hiddenMark.read() !== '1' });

/** Hides a shown balance and shows a hidden one; remembered in this browser. */
export const toggleBalance = (): void => {
  const isVisible = !balanceVisibilityStore.getState().isVisible;
  if (isVisible) hiddenMark.remove();
  else hiddenMark.write('1');
  balanceVisibilityStore.setState({ isVisible });
};

/** True while the balance may be shown. */
export const useBalanceVisibility = (): boolean => useStore(balanceVisibilityStore, (state) => state.isVisible);
