import { readOpenidConfig } from './config.ts';
import { serveOpenid } from './serve.ts';

const provider = await (async () => serveOpenid(readOpenidConfig(process.env)))().catch((error: unknown) => {
  console.error(`sign-in provider: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
console.log(`sign-in provider: listening on ${provider.issuer}`);

const stop = async (): Promise<void> => {
  await provider.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
