import type { HostileRequest } from '@shared-kernel/contracts/testing/hostile-requests';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { solve, type TestClient } from './test-client.ts';

const PROOF_REQUIRED = 428;

/** Sends a made request as this member, encrypted where it says so; a proof of work that is asked for is done. */
export const sendHostile = async (sender: TestClient, request: HostileRequest): Promise<Response> => {
  const { method, path, headers, body, isToSeal } = request;
  const known = { [HEADER.merchant]: 'tala', [HEADER.token]: sender.token ?? '', ...headers };
  const content = isToSeal && typeof body === 'string' ? await sender.encrypt(body) : body;
  const init = { method, headers: known, ...(content === undefined ? {} : { body: content }) };
  const response = await sender.fetch(path, init);
  if (response.status !== PROOF_REQUIRED) return response;
  const { value } = (await response.json()) as { value: unknown };
  return sender.fetch(path, { ...init, headers: { ...known, [HEADER.proof]: await solve(value) } });
};
