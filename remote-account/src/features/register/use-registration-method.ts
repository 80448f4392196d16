import { startTransition, useEffect, useOptimistic, useState } from 'react';
import { hasFlag } from 'shared-kernel/brand';
import { useSearchParams } from 'shared-kernel/router';

export type RegistrationMethod = 'username' | 'mobile';

type FlagOf = (flag: 'USERNAMEREG3' | 'MOBILENUMREG3') => boolean;

/** Both methods only where both flags are on (accounts §2). The first is the default: a number that is proved is a way back into the account (decision 0027). */
export const registrationMethods = (isOn: FlagOf = hasFlag): readonly [RegistrationMethod, ...RegistrationMethod[]] => {
  if (!isOn('MOBILENUMREG3')) return ['username'];
  return isOn('USERNAMEREG3') ? ['mobile', 'username'] : ['mobile'];
};

/** The address keeps the parameter's name: links and bookmarks have it. */
const METHOD_PARAMETER = 'way';
/** Specification: accounts §9. The typed number reaches the other tab so much later. */
const COPY_AFTER_MS = 150;

/**
 * The method that is chosen, in the address, so that it is the same after a reload and on the way back. It is shown
 * before the address follows: what is typed in between would be lost in the field of the other method.
 */
export const useRegistrationMethod = () => {
  const [search, setSearch] = useSearchParams();
  const methods = registrationMethods();
  const inAddress = methods.find((each) => each === search.get(METHOD_PARAMETER)) ?? methods[0];
  const [method, show] = useOptimistic(inAddress);
  const choose = (next: RegistrationMethod) =>
    startTransition(() => {
      show(next);
      setSearch(
        (before) => {
          const query = new URLSearchParams(before);
          query.set(METHOD_PARAMETER, next);
          return query;
        },
        { replace: true },
      );
    });
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
