import { useEffect, useState } from 'react';
import type { DrawResult } from '../../../shared/lottery/lottery.ts';
import { type Promised, promisedBy } from './promised-by.ts';

/** Undefined until it is worked out, and where it cannot be: without both texts, or in a browser that cannot hash. */
export const usePromised = (result: DrawResult, told: string | undefined): Promised | undefined => {
  const [promised, setPromised] = useState<Promised>();
  useEffect(() => {
    let isGone = false;
    promisedBy(result, told).then(
      (known) => {
        if (!isGone) setPromised(known);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [result, told]);
  return promised;
};
