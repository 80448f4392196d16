import { array, object, string } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '../wire/endpoint.ts';

/** Not in the specification: documents ask it, so that the operator names a vendor's address once. Answered in maintenance too. */
export const getGameOrigins = defineEndpoint({
  summary: 'The origins at which vendors serve their games: documents let them into frames',
  method: 'GET',
  path: '/wps/system/gameOrigins',
  access: 'public',
  input: object({}),
  value: object({ origins: array(string()) }),
});
