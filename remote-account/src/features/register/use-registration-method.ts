import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared-kernel/router';
import { type RegistrationMethod, registrationMethods } from './registration-methods.ts';

/** The address keeps the parameter's name: links and bookmarks have it. */
const METHOD_PARAMETER = 'way';
/** Specification: accounts §9. The typed number reaches the other tab so much later. */
const COPY_AFTER_MS = 150;

/** The method that is chosen, in the address, so that it is the same after a reload and on the way back. */
export const useRegistrationMethod = () => {
  const [search, setSearch] = useSearchParams();
  const methods = registrationMethods();
  const method = methods.find((each) => each === search.get(METHOD_PARAMETER)) ?? methods[0];
  const choose = (next: RegistrationMethod) =>
    setSearch(
      (before) => {
        const query = new URLSearchParams(before);
        query.set(METHOD_PARAMETER, next);
        return query;
      },
      { replace: true },
    );
  return { methods, method, choose };
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
