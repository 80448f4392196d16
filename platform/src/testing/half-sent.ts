import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';

export interface HalfSent {
  /** Sends the rest of the body; resolves with the answer's status. */
  finish(): Promise<number>;
  drop(): void;
}

const answerOf = async (sending: ClientRequest): Promise<number> => {
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
};

/** A POST whose head the server has taken (it asks for the body), and whose body has not been sent. */
export const sendHalf = async (url: string, body: string, headers: Record<string, string>): Promise<HalfSent> => {
  const sending = request(url, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)), Expect: '100-continue' },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.on('error', () => undefined);
  return {
    finish: () => {
      const answered = answerOf(sending);
      sending.end(body);
      return answered;
    },
    drop: () => void sending.destroy(),
  };
};
