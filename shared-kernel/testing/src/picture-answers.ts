import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { HttpResponse, http, type RequestHandler } from 'msw';

/** A picture at this address, for the member's own session and nobody else. */
export const answerPicture = (address: string, token: string): RequestHandler =>
  http.get(`*${address}`, ({ request }) =>
    request.headers.get(HEADER.token) === token
      ? HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'Content-Type': 'image/jpeg' } })
      : new HttpResponse(null, { status: 404 }),
  );

export const refusePicture = (address: string): RequestHandler =>
  http.get(`*${address}`, () => new HttpResponse(null, { status: 503 }));
