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
  const close = () => setIsOpen(false);
  /** Its code did not come: the next press asks for it again. */
  const takeBack = () => {
    setWasOpened(false);
    close();
  };
  return { isOpen, wasOpened, open: canInstall ? open : undefined, close, takeBack };
};
