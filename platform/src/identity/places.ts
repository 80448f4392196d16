import type { Database } from '../database/database.ts';
import { and, asc, desc, eq, inArray, like, notInArray } from '../database/orm.ts';
import { loginPlaces } from './places.tables.ts';

/** From where a call comes: a browser, by a hash of the id that nobody can guess, and an address. */
export interface Caller {
  readonly visitor: string;
  readonly address: string | undefined;
}

/** Limits the known places of one account, and with them its throttle buckets. */
const PLACES_OF_A_KIND = 10;

const KINDS = ['visitor', 'address'] as const;
type Kind = (typeof KINDS)[number];

const placeOf = (kind: Kind, { visitor, address }: Caller): string | undefined => {
  if (kind === 'visitor') return `visitor/${visitor}`;
  return address === undefined ? undefined : `address/${address}`;
};

/** Whose places are asked after for a name that is none, so that it takes as long. */
const NOBODY = 0;

/** Which of the caller's browser and address this member has logged in from before: the browser before the address. */
export const knownPlace = async (
  db: Database,
  memberId: number | undefined,
  caller: Caller,
): Promise<{ readonly kind: Kind; readonly place: string } | undefined> => {
  const places = KINDS.map((kind) => ({ kind, place: placeOf(kind, caller) }));
  const asked = places.flatMap(({ place }) => place ?? []);
  const rows = await db
    .select({ place: loginPlaces.place })
    .from(loginPlaces)
    .where(and(eq(loginPlaces.memberId, memberId ?? NOBODY), inArray(loginPlaces.place, asked)));
  for (const { kind, place } of places) {
    if (place !== undefined && rows.some((row) => row.place === place)) return { kind, place };
  }
  return undefined;
};

/** The member who has logged in in a browser before, the oldest account of several; undefined for one that nobody knows. */
export const memberOfVisitor = async (db: Database, visitor: string): Promise<number | undefined> => {
  const [place] = await db
    .select({ memberId: loginPlaces.memberId })
    .from(loginPlaces)
    .where(eq(loginPlaces.place, `visitor/${visitor}`))
    .orderBy(asc(loginPlaces.memberId))
    .limit(1);
  return place?.memberId;
};

/** True once the member has logged in from anywhere. */
export const hasPlaces = async (db: Database, memberId: number): Promise<boolean> =>
  (await db.select().from(loginPlaces).where(eq(loginPlaces.memberId, memberId)).limit(1)).length > 0;

const keepNewest = async (db: Database, memberId: number, kind: Kind): Promise<void> => {
  const ofKind = and(eq(loginPlaces.memberId, memberId), like(loginPlaces.place, `${kind}/%`));
  const newest = db
    .select({ place: loginPlaces.place })
    .from(loginPlaces)
    .where(ofKind)
    .orderBy(desc(loginPlaces.lastLoginAt))
    .limit(PLACES_OF_A_KIND);
  await db.delete(loginPlaces).where(and(ofKind, notInArray(loginPlaces.place, newest)));
};

/** Remembers a login's browser and address. Earlier ones beyond the newest few are forgotten. */
export const rememberPlaces = async (db: Database, memberId: number, caller: Caller, now: Date): Promise<void> => {
  for (const kind of KINDS) {
    const place = placeOf(kind, caller);
    if (place === undefined) continue;
    await db
      .insert(loginPlaces)
      .values({ memberId, place, lastLoginAt: now })
      .onConflictDoUpdate({ target: [loginPlaces.memberId, loginPlaces.place], set: { lastLoginAt: now } });
    await keepNewest(db, memberId, kind);
  }
};
