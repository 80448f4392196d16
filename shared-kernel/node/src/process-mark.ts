import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The variable in which whoever starts a server gives it a mark, and the header in which the server shows it. */
const MARK_VARIABLE = 'PROCESS_MARK';
const MARK_HEADER = 'process-mark';
const PROBE_LIMIT_MS = 2_000;

/** For one start of one process, and what to put into its environment. */
export const newMark = (): { readonly mark: string; readonly env: Readonly<Record<string, string>> } => {
  const mark = randomUUID();
  return { mark, env: { [MARK_VARIABLE]: mark } };
};

/**
 * Answers whoever asks for this very process that it is the one: an answer on the right port may be a stranger's. Who does
 * not name the mark learns nothing of it.
 */
export const showMark = (request: IncomingMessage, response: ServerResponse): void => {
  const asked = request.headers[MARK_HEADER];
  // Hardly anybody asks, and a look at the environment costs every answer.
  if (asked === undefined) return;
  const { PROCESS_MARK } = process.env;
  if (PROCESS_MARK && asked === PROCESS_MARK) response.setHeader(MARK_HEADER, PROCESS_MARK);
};

/** Whether the process that was started with this mark answers well at the address. Never throws. */
export const isReadyAs = async (mark: string, url: string): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PROBE_LIMIT_MS);
    const answer = await fetch(url, { headers: { [MARK_HEADER]: mark }, signal });
    await answer.body?.cancel();
    return answer.ok && answer.headers.get(MARK_HEADER) === mark;
  } catch {
    return false;
  }
};
