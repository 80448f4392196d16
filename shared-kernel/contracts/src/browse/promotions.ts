import { object, optional } from '@shared-kernel/contracts/schema';
import { EXCLUSION_ERRORS } from '../system/excluded.ts';
import { instant, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** Joined twice, it is joined once. A trial account has no rewards (`trial.rejected`). */
export const joinPromotion = defineEndpoint({
  summary: 'Take part in a promotion that is joined by a press',
  method: 'POST',
  path: '/wps/promotion/join',
  access: 'session',
  module: 'REWCEN3',
  isIdempotent: true,
  errors: { 'promotion.ended': 409, 'promotion.early': 409, 'promotion.byDeposit': 409, ...EXCLUSION_ERRORS },
  input: object({ id: shortText }),
  value: object({ joinedAt: optional(instant) }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  joinPromotion: { id: 'court-finals' } satisfies InputOf<typeof joinPromotion>,
};
