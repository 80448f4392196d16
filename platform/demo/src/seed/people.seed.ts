import { addDays, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { DEMO_ACCOUNTS, type DemoAccount, JUAN, LIZA, MARA } from './demo-accounts.ts';
import { createDice, type Dice } from './dice.ts';

export interface Person {
  /** Position in the list, from which the member's id is made. */
  readonly index: number;
  readonly username: string;
  readonly type: number;
  readonly upline: number | null;
  readonly vipLevel: number;
  readonly registeredAt: Date;
}

/** How many members hang below each agent of a level, and how many of them are agents themselves. */
interface Level {
  readonly members: number;
  readonly agents: number;
}

/** Under mara in the default brand: 14 + 6 × 17 + 24 × 12 = 404 members on three levels. */
const GREAT_TEAM: readonly Level[] = [
  { members: 13, agents: 6 },
  { members: 17, agents: 4 },
  { members: 12, agents: 0 },
];
const SMALL_TEAM: readonly Level[] = [
  { members: 5, agents: 2 },
  { members: 4, agents: 1 },
  { members: 4, agents: 0 },
];
const STRANGERS: Readonly<Record<'great' | 'small', number>> = { great: 90, small: 16 };
/** Winners that the board opens with. */
const STAR_NAMES = ['maricel88', 'joanna', 'kbrent_07', 'elizarx'];

const GIVEN =
  'maria jose juan ana carlo liza ramon nena paolo grace miguel joy rico tess dante mila jun cora nonoy belen efren luz kiko alma rey dolor bong isay toto aida jepoy nida arnel carmi dodong elsa ferdie gina henry ines jovy karen lando mercy noel olive pia quito rhea sandro tina ulysses vicky wilma xian yolly zaldy'.split(
    ' ',
  );
const FAMILY = 'cruz reyes santos garcia mendoza torres flores ramos aquino castro diaz luna rivera bautista'.split(
  ' ',
);
const AGENT_TYPE = 1;
const OLDEST_DAYS = 400;
/** New faces in the last two months, and today, so that registrations have figures too. */
const RECENT_SHARE = 0.35;
const TODAY_SHARE = 0.022;

const newName = (taken: Set<string>, dice: Dice): string => {
  for (;;) {
    const given = dice.pick(GIVEN);
    const name = dice.chance(0.5) ? `${given}_${dice.pick(FAMILY)}${dice.int(1, 99)}` : `${given}${dice.int(10, 9999)}`;
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
};

const joined = (now: Date, today: string, dice: Dice): Date => {
  if (dice.chance(TODAY_SHARE)) {
    const start = startOfDay(today).getTime();
    return new Date(start + Math.floor(((now.getTime() - start) * dice.int(5, 95)) / 100));
  }
  const daysAgo = dice.chance(RECENT_SHARE) ? dice.int(1, 59) : dice.int(60, OLDEST_DAYS);
  return new Date(startOfDay(addDays(today, -daysAgo)).getTime() + dice.int(6 * 3600, 23 * 3600) * 1000);
};

/** The members of one brand: mara's team (juan in it), members without an upline, the stars of the winner board. */
export const peopleOf = (brand: string, size: 'great' | 'small', now: Date, today: string): readonly Person[] => {
  const dice = createDice(`people/${brand}`);
  const taken = new Set([...DEMO_ACCOUNTS.map(({ username }) => username), ...STAR_NAMES]);
  const people: Person[] = [];
  const push = (person: Omit<Person, 'index'>): number => people.push({ ...person, index: people.length }) - 1;
  const addDemo = ({ username, type, vipLevel, memberForDays }: DemoAccount, upline: number | null): number => {
    const registeredAt = new Date(startOfDay(addDays(today, -memberForDays)).getTime() + 10 * HOUR_MS);
    return push({ username, type, upline, vipLevel, registeredAt });
  };
  const add = (upline: number | null, type: number, username = newName(taken, dice)): number => {
    const vipLevel = dice.pick([0, 0, 0, 1, 1, 2, 3]);
    return push({ username, type, upline, vipLevel, registeredAt: joined(now, today, dice) });
  };
  const addTeam = (upline: number, [level, ...below]: readonly Level[]): void => {
    for (let count = 0; count < (level?.members ?? 0); count += 1) {
      const isAgent = count < (level?.agents ?? 0);
      const member = add(upline, isAgent ? AGENT_TYPE : 0);
      if (isAgent) addTeam(member, below);
    }
  };

  const mara = addDemo(MARA, null);
  addDemo(JUAN, mara);
  addDemo(LIZA, null);
  addTeam(mara, size === 'great' ? GREAT_TEAM : SMALL_TEAM);
  for (const name of STAR_NAMES) add(null, 0, name);
  for (let count = 0; count < STRANGERS[size]; count += 1) add(null, 0);
  return people;
};
