import { createStore, useStore } from 'shared-kernel/store';

/** Kept from visit to visit once the bar was closed (browsing §3, local records). */
const HIDDEN_KEY = 'hideDownloadBar';

const readHidden = (): boolean => {
  try {
    return localStorage.getItem(HIDDEN_KEY) === '1';
  } catch {
    return false;
  }
};

const barStore = createStore<{ readonly isHidden: boolean | undefined }>(() => ({ isHidden: undefined }));

/** Whether the download bar was closed, and how to close it. */
export const useDownloadBar = () => {
  const isHidden = useStore(barStore, (state) => state.isHidden) ?? readHidden();
  const hide = () => {
    barStore.setState({ isHidden: true });
    try {
      localStorage.setItem(HIDDEN_KEY, '1');
    } catch {
      // Closed for this visit.
    }
  };
  return { isHidden, hide };
};
