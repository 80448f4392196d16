import { useState } from 'react';
import { isInstalled } from 'shared-kernel/device';

/** Opens and closes the download prompt. `open` is left out where there is nothing to install. */
export const useDownloadPrompt = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [canInstall] = useState(() => typeof navigator === 'undefined' || !isInstalled());
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return { isOpen, wasOpened, open: canInstall ? open : undefined, close: () => setIsOpen(false) };
};
