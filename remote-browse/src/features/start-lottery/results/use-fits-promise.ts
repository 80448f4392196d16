import { useEffect, useState } from 'react';
import type { DrawResult } from '../../../shared/lottery/lottery.ts';
import { fitsPromise } from './fits-promise.ts';

/** Undefined until it is worked out, and where it cannot be: without both texts, or in a browser that cannot hash. */
export const useFitsPromise = (result: DrawResult): boolean | undefined => {
  const [fits, setFits] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    fitsPromise(result).then(
      (known) => {
        if (!isGone) setFits(known);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [result]);
  return fits;
};
