import { storedText } from 'shared-kernel/storage';
import { createStore, useStore } from 'shared-kernel/store';

/** Kept from visit to visit once the bar was closed (browsing §3, local records). */
const hiddenMark = storedText('hideDownloadBar', { owner: 'device' });

const barStore = createStore<{ readonly isHidden: boolean | undefined }>(() => ({ isHidden: undefined }));

/** Whether the download bar was closed, and how to close it. */
export const useDownloadBar = () => {
  const isHidden = useStore(barStore, (state) => state.isHidden) ?? hiddenMark.read() === '1';
  const hide = () => {
    barStore.setState({ isHidden: true });
    hiddenMark.write('1');
  };
  return { isHidden, hide };
};
