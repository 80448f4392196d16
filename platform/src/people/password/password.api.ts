import { MINUTE_MS } from 'machine/durations';
import * as contract from 'shared-kernel/contracts/password';
import { type Api, answerMember } from '../../http/answer.ts';
import type { Limit } from '../../http/limits/rate-limit.ts';
import { changePassword } from './change-password.ts';

/** Whoever has found an open session may not guess its password. */
const TRIES_OF_MEMBER: Limit = { count: 10, windowMs: 15 * MINUTE_MS };

/** What members do with their passwords. */
export const passwordApi = (api: Api): void =>
  answerMember(api, contract.changePassword, changePassword, { tries: TRIES_OF_MEMBER });
