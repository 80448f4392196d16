import { runReference } from '../reference/serve.ts';
import { createOpenid } from './app.ts';
import { readOpenidConfig } from './config.ts';

/** Listens until it is closed. Browsers and the platform find it at the same address. */
await runReference('sign-in provider', async () => {
  const config = readOpenidConfig(process.env);
  const { fetch } = await createOpenid({ ...config, issuer: `http://localhost:${config.port}` });
  return { port: config.port, host: config.host, fetch };
});
