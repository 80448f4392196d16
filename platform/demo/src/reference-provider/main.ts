import { readProviderConfig } from './config.ts';
import { serveProvider } from './serve.ts';

const provider = await (async () => serveProvider(readProviderConfig(process.env)))().catch((error: unknown) => {
  console.error(`payment provider: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
console.log(`payment provider: listening on http://127.0.0.1:${provider.port}`);

const stop = async (): Promise<void> => {
  await provider.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
