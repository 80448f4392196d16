import { getDeposit, sendDepositProof } from '@shared-kernel/contracts/member/deposits';
import { useEffect, useState } from 'react';
import { fetchPicture } from 'shared-kernel/api';
import { useApiMutation } from 'shared-kernel/query';

/** Sends the picture once however often it is tried; the deposit has it then, in the place of the one before. */
export const useSendProof = () => useApiMutation(sendDepositProof, { invalidates: [getDeposit] });

/** The sent picture, at an address of this page for as long as it is shown; `null` when it did not come. */
export const useProofPicture = (picture: string) => {
  const [address, setAddress] = useState<string | null>();
  const [asked, setAsked] = useState({ picture });
  if (asked.picture !== picture) setAsked({ picture });
  useEffect(() => {
    const gone = new AbortController();
    let made: string | undefined;
    fetchPicture(asked.picture, gone.signal).then(
      (blob) => {
        if (gone.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => !gone.signal.aborted && setAddress(null),
    );
    return () => {
      gone.abort();
      setAddress(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [asked]);
  return { address, again: () => setAsked({ picture }) };
};
