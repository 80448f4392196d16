import { useState } from 'react';
import { lazyComponent } from 'shared-kernel/lazy';
import type { HotMatch } from '../../../shared/launch/launch-target.ts';
import { matchKey } from './match-line.tsx';
import { MatchTicker } from './match-ticker.tsx';

const LazyMatchSheet = lazyComponent(() => import('./match-sheet.tsx').then(({ MatchSheet }) => MatchSheet));

/** The ticker and the list behind it, whose code comes with the first tap. */
export const HotMatches = ({ matches }: { readonly matches: readonly HotMatch[] }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const takeBack = () => {
    setWasOpened(false);
    setIsOpen(false);
  };
  return (
    <>
      <MatchTicker key={matches.map(matchKey).join()} matches={matches} onOpen={open} />
      <LazyMatchSheet
        enabled={wasOpened}
        onLoadError={takeBack}
        matches={matches}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
};
