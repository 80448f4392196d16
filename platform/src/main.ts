import { readConfig } from './config.ts';
import { serve } from './serve.ts';

const platform = await serve(readConfig(process.env));
console.log(`platform: listening on http://127.0.0.1:${platform.port}`);

const stop = async (): Promise<void> => {
  await platform.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
