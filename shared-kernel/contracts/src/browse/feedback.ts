import {
  array,
  file,
  lines,
  maxLength,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  string,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { instant } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** Characters of a comment (specification: accounts §5). */
export const FEEDBACK_COMMENT_MAX = 140;
/** Pictures of one message: png or jpg, 5 MB each (specification: accounts §5). */
export const PICTURE_LIMITS = { count: 3, bytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] } as const;
export const FEEDBACK_TYPES = ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'ACCOUNT', 'OTHER'] as const;

export const sendFeedback = defineEndpoint({
  summary: 'Send feedback with up to three pictures',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'session',
  module: 'FEEDBACK3',
  body: 'multipart',
  isIdempotent: true,
  errors: { 'upload.type': 415, 'upload.size': 413 },
  input: object({
    type: oneOf(FEEDBACK_TYPES),
    comment: lines(FEEDBACK_COMMENT_MAX),
    pictures: withDefault(array(file()).check(maxLength(PICTURE_LIMITS.count)), []),
  }),
  value: object({ id: string() }),
});

export const getFeedback = defineEndpoint({
  summary: 'Own feedback, the last first',
  method: 'GET',
  path: '/wps/feedback',
  access: 'session',
  module: 'FEEDBACK3',
  input: object({}),
  value: object({
    list: rows(
      object({
        id: string(),
        type: openEnum(FEEDBACK_TYPES),
        comment: string(),
        /** Addresses of the pictures. */
        pictures: withDefault(array(string()), []),
        sentAt: instant,
        /** The operator's words, once there are any. */
        answer: optional(string()),
        answeredAt: optional(instant),
      }),
    ),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  sendFeedback: { type: 'DEPOSIT', comment: 'It took longer than it says.' } satisfies InputOf<typeof sendFeedback>,
};
