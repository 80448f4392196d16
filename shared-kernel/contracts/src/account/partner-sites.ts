import { array, object, string, text } from '@shared-kernel/contracts/schema';
import { shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { sessionValue } from './session.ts';

const CODE_MAX = 2048;
const ORIGIN_MAX = 255;

/** The specification has no pages but the operator's own: these two calls let an affiliate's page show the agent area (contract decisions). */
export const getPartnerSite = defineEndpoint({
  summary: 'The origins whose pages may show the agent area; none for a site that nobody has registered',
  method: 'GET',
  path: '/wps/session/partner-site',
  access: 'public',
  input: object({ id: shortText }),
  value: object({ origins: array(string()) }),
});

/**
 * The code is a JWT that the affiliate's server has signed for one browser: `challenge` in it is the SHA-256 of `verifier`, base64url
 * (as PKCE has it), which only the frame knows. Good once, for a minute, at one merchant and in one origin's pages.
 */
export const openPartnerSession = defineEndpoint({
  summary: 'Open the session of an agent whom a partner site vouches for',
  method: 'POST',
  path: '/wps/session/partner-site',
  access: 'public',
  errors: { 'partner.refused': 401, 'partner.expired': 401, 'partner.used': 401 },
  input: object({
    id: shortText,
    code: text(CODE_MAX),
    verifier: shortText,
    /** Of the page around the frame, as the browser names it to the frame. */
    origin: text(ORIGIN_MAX),
  }),
  value: sessionValue,
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getPartnerSite: { id: '7c0f2b1e-6f0a-4d55-9a5e-0c6f5d2f4f10' } satisfies InputOf<typeof getPartnerSite>,
  openPartnerSession: {
    id: '7c0f2b1e-6f0a-4d55-9a5e-0c6f5d2f4f10',
    code: 'eyJhbGciOiJFZERTQSJ9.e30.c2lnbmF0dXJl',
    verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    origin: 'https://agents.example',
  } satisfies InputOf<typeof openPartnerSession>,
};
