import { CONTRACT_KINDS, type ContractKind, getContractRequests } from '@shared-kernel/contracts/agent/contracts';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useEffect, useState } from 'react';
import { lazyComponent } from 'shared-kernel/lazy';
import { useApi } from 'shared-kernel/query';
import { seesContractPrompts, useSession } from 'shared-kernel/session';

const LazyContractPrompt = lazyComponent(() => import('./contract-prompt.tsx').then((module) => module.ContractPrompt));

const OVERLAY = '[role="dialog"], [role="alertdialog"]';
/** How often it is looked whether another overlay has gone. */
const WAIT_MS = 500;

/** Cancelled in this visit, by user name and kind: the next one, which loads this code anew, asks again. */
const cancelled = new Set<string>();

const NAMES = {
  salary: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourly: 'contracthoursalreq',
} as const satisfies Readonly<Record<ContractKind, keyof ValueOf<typeof getContractRequests>>>;

/** The first kind that waits and was not cancelled, once home has asked. */
const usePending = (userName: string | undefined, mayAsk: boolean): ContractKind | undefined => {
  const { data, isFetching } = useApi(getContractRequests, {}, { enabled: mayAsk, staleTime: 0 });
  if (data === undefined || isFetching) return undefined;
  return CONTRACT_KINDS.find((kind) => data[NAMES[kind]] && !cancelled.has(`${userName}/${kind}`));
};

/** Prompts over the home page, one after the other, for contracts that wait for the member's answer (accounts §2). */
export const Slot = () => {
  const session = useSession();
  const [shown, setShown] = useState<ContractKind>();
  const [isOpen, setOpen] = useState(false);
  const pending = usePending(session?.userName, session !== null && seesContractPrompts(session.type));
  useEffect(() => {
    if (pending === undefined || shown !== undefined) return;
    // Never over a menu, sheet or dialog that is open: after it.
    const ask = () => {
      if (document.querySelector(OVERLAY) !== null) {
        timer = setTimeout(ask, WAIT_MS);
        return;
      }
      setShown(pending);
      setOpen(true);
    };
    let timer = setTimeout(ask);
    return () => clearTimeout(timer);
  }, [pending, shown]);

  const cancel = () => {
    cancelled.add(`${session?.userName}/${shown}`);
    setOpen(false);
  };
  return (
    <LazyContractPrompt
      enabled={shown !== undefined}
      kind={shown ?? 'salary'}
      isOpen={isOpen}
      onCancel={cancel}
      onClosed={() => setShown(undefined)}
    />
  );
};
