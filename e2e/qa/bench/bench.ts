import { parseArgs } from 'node:util';
import { benchEdge } from './edge.ts';
import { benchHotReload } from './hot-reload.ts';
import { benchLighthouse } from './lighthouse/lighthouse.ts';
import { benchList } from './list/list.ts';
import { benchRain } from './rain.ts';
import { benchRelease } from './release.ts';
import { benchGate } from './release-gate.ts';
import { benchPlatform } from './rounds/rounds.ts';
import { benchShots } from './shots.ts';
import { benchStart } from './start.ts';
import { benchTeam } from './team/team.ts';

const USAGE = `pnpm bench start [--runs 7] [--free-connections]   how fast the home page starts, against two monoliths
pnpm bench edge [--rate 100] [--seconds 20]        how fast one document server answers
pnpm bench gate                                    how long the release gate takes, up to 1000 live combinations
pnpm bench hot-reload [--site …] [--registry .site/registry] [--edits 100]   one remote of this machine inside a site that runs: from a saved file to the screen
pnpm bench lighthouse [--site http://localhost:8080]   Lighthouse over the public pages of a site that runs
pnpm bench platform [--seconds 10]                  how many rounds of a game a second, of 1, 8 and 64 players at once
pnpm bench list [--site …] [--platform http://localhost:8090] [--games 10000]   a long list of games, thrown about on a slow phone
pnpm bench rain [--site …] [--platform …]           red envelope rain on a slow phone
pnpm bench shots [--site …] [--platform …]          fish that are shot at on a slow phone
pnpm bench release [--commits 20]                  what a returning phone downloads of the last releases of remotes
pnpm bench team [--members 50000] [--bets 5000000]  every team page of an agent with so large a team, on Postgres`;

const refuse = (reason: string): never => {
  console.error(`${reason}\n${USAGE}`);
  process.exit(2);
};

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '7' },
        'free-connections': { type: 'boolean', default: false },
        rate: { type: 'string', default: '100' },
        seconds: { type: 'string' },
        site: { type: 'string', default: 'http://localhost:8080' },
        platform: { type: 'string', default: 'http://localhost:8090' },
        games: { type: 'string', default: '10000' },
        members: { type: 'string', default: '50000' },
        bets: { type: 'string', default: '5000000' },
        commits: { type: 'string', default: '20' },
        edits: { type: 'string', default: '100' },
        registry: { type: 'string', default: '.site/registry' },
      },
    });
  } catch (error) {
    return refuse(`pnpm bench: ${error instanceof Error ? error.message : String(error)}`);
  }
};
const { positionals, values } = readArguments();

const count = (
  name: 'runs' | 'rate' | 'seconds' | 'games' | 'members' | 'bets' | 'commits' | 'edits',
  otherwise?: number,
): number => {
  const value = Number(values[name] ?? otherwise);
  if (Number.isInteger(value) && value > 0) return value;
  return refuse(`pnpm bench: --${name} has to be a whole number above 0.`);
};

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  start: () => benchStart({ runs: count('runs'), chargesConnections: !values['free-connections'] }),
  edge: () => benchEdge({ rate: count('rate'), seconds: count('seconds', 20) }),
  gate: benchGate,
  'hot-reload': async () => {
    const { site, registry } = values;
    process.exitCode = (await benchHotReload({ site, registry, edits: count('edits') })) ? 0 : 1;
  },
  platform: () => benchPlatform(count('seconds', 10)),
  list: () => benchList({ site: values.site, platform: values.platform, games: count('games') }),
  rain: () => benchRain({ site: values.site, platform: values.platform }),
  shots: () => benchShots({ site: values.site, platform: values.platform }),
  release: () => benchRelease(count('commits')),
  team: () => benchTeam({ members: count('members'), bets: count('bets') }),
  lighthouse: async () => {
    process.exitCode = (await benchLighthouse(values.site)) ? 0 : 1;
  },
};

/** Prints figures and ratios. A time fails nothing, but for what is wanted of hot reload and Lighthouse. */
const command = COMMANDS[positionals[0] ?? ''];
await (command ?? (() => refuse(`pnpm bench has no command "${positionals[0] ?? ''}".`)))();
