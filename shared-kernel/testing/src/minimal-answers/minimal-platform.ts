import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import type { HttpHandler } from 'msw';
import { answerRaw } from '../api-answers.ts';
import { serveApi } from '../api-server.ts';
import { MINIMAL_ANSWERS } from './minimal-answers.ts';

/** Every call of the API, answered with the least that the specification has for it. */
export const minimalPlatform = (): readonly HttpHandler[] =>
  Object.entries(ENDPOINTS).map(([name, endpoint]) => answerRaw(endpoint, MINIMAL_ANSWERS[name]));

/** Answers the network of one test file as `minimalPlatform` does. */
export const serveMinimalPlatform = (): ReturnType<typeof serveApi> => serveApi(...minimalPlatform());
