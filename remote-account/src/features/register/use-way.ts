import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared-kernel/router';
import { registerWays, type Way } from './register-ways.ts';

const WAY_PARAMETER = 'way';
/** Specification: accounts §9. The typed number reaches the other tab so much later. */
const COPY_AFTER_MS = 150;

/** The way that is chosen, in the address, so that it is the same after a reload and on the way back. */
export const useWay = () => {
  const [search, setSearch] = useSearchParams();
  const ways = registerWays();
  const way = ways.find((each) => each === search.get(WAY_PARAMETER)) ?? ways[0];
  const choose = (next: Way) =>
    setSearch(
      (before) => {
        const query = new URLSearchParams(before);
        query.set(WAY_PARAMETER, next);
        return query;
      },
      { replace: true },
    );
  return { ways, way, choose };
};

/** Runs what it is handed once, after the delay, unless the page is left or something else is handed over before. */
export const useCopyLater = (): ((copy: () => void) => void) => {
  const [copy, setCopy] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (copy === null) return;
    const timer = setTimeout(copy, COPY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [copy]);
  return (next) => setCopy(() => next);
};
