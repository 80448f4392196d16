import { getContractRequests, type processSalaryContract } from '@shared-kernel/contracts/agent/contracts';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { useApiMutation } from 'shared-kernel/query';
import { seesContractPrompts, useSession } from 'shared-kernel/session';

/** Whether the signed-in member has contracts: without it nothing is asked. */
export const useHasContracts = (): boolean => {
  const session = useSession();
  return session !== null && seesContractPrompts(session.type);
};

/** Sends the answer to a contract; what is known of `read` is out of date after it. */
export const useAnswer = <Process extends AnyEndpoint>(process: Process, read: AnyEndpoint) =>
  useApiMutation(process, { invalidates: [read, getContractRequests] }).mutateAsync;

/** The three calls take the same answer. */
export type SendAnswer = ReturnType<typeof useAnswer<typeof processSalaryContract>>;
