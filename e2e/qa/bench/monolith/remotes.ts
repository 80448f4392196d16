import type { DocumentRemote } from '@shared-kernel/contracts/release/release';
import { remote as account } from 'remote-account/src/remote.tsx';
import { remote as agent } from 'remote-agent/src/remote.tsx';
import { remote as browse } from 'remote-browse/src/remote.tsx';
import { remote as member } from 'remote-member/src/remote.tsx';
import type { RemoteModule } from 'shared-kernel/remote';

const MODULES: Readonly<Record<string, RemoteModule>> = { account, agent, browse, member };

/** What federation does on the site is an ordinary import here: tables of lazy pages, in the one build. */
export const loadRelease = async ({ name }: DocumentRemote): Promise<RemoteModule> => {
  const module = MODULES[name];
  if (module === undefined) throw new Error(`The monolith has no remote '${name}'.`);
  return module;
};
