import { lazy, Suspense, useState } from 'react';
import type { HotMatch } from '../../../shared/launch/launch-target.ts';
import { matchKey } from './match-line.tsx';
import { MatchTicker } from './match-ticker.tsx';

const MatchSheet = lazy(() => import('./match-sheet.tsx').then(({ MatchSheet: Sheet }) => ({ default: Sheet })));

/** The ticker and the list behind it, whose code comes with the first tap. */
export const HotMatches = ({ matches }: { readonly matches: readonly HotMatch[] }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <MatchTicker key={matches.map(matchKey).join()} matches={matches} onOpen={open} />
      {wasOpened && (
        <Suspense fallback={null}>
          <MatchSheet matches={matches} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
