import { documentInfo, failure, header, type Json, jsonSchema, success } from '../../http/openapi/openapi.ts';
import { SIGNATURE_ERRORS, WALLET_CALLS, walletPath } from './wallet-protocol.ts';

const SIGNATURE = 'signature';

const SIGNED_BY: readonly Json[] = [
  header('webhook-id', 'Of this message, good once', true),
  header('webhook-timestamp', 'Seconds since 1970, five minutes off at most', true, {
    type: 'string',
    pattern: '^\\d+$',
  }),
];

/** The OpenAPI 3.1 document of what vendors' servers may call, from the schemas that judge the calls. */
export const walletDocument = (): Json => ({
  openapi: '3.1.0',
  info: documentInfo('Wallet for game vendors'),
  servers: [{ url: '/', description: 'The platform’s own port, which no site leads to' }],
  paths: Object.fromEntries(
    Object.entries(WALLET_CALLS).map(([name, { summary, input, value, errors, example }]) => {
      const refused = failure({ ...SIGNATURE_ERRORS, ...errors });
      const parameters = [
        { name: 'vendor', in: 'path', required: true, schema: { type: 'string' }, example: 'SIYAM' },
        ...SIGNED_BY,
      ];
      const content = { 'application/json': { schema: jsonSchema(input, 'input'), example } };
      const post = {
        operationId: name,
        summary,
        tags: ['wallet'],
        parameters,
        requestBody: { required: true, content },
        security: [{ [SIGNATURE]: [] }],
        responses: { 200: success(value), '4XX': refused, default: refused },
      };
      return [walletPath('{vendor}', name), { post }];
    }),
  ),
  components: {
    securitySchemes: {
      [SIGNATURE]: {
        type: 'apiKey',
        in: 'header',
        name: 'webhook-signature',
        description: 'Standard Webhooks: `v1,` and HMAC-SHA256, in base64, of id, time, method, path and body',
      },
    },
  },
});
