import type { Database } from '../../database/database.ts';
import { sql } from '../../database/orm.ts';
import type { Range } from '../../records/range.ts';
import type { askedTeam, TeamAsk } from '../team/asked-team.ts';
import { addFigures, type Figures, type FiguresAsk, figuresOf } from './team-figures.ts';

type Team = Awaited<ReturnType<typeof askedTeam>>;

/** Members as the roots of figures. */
export const idsOf = (ids: readonly number[]) => {
  const list = sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
  return sql`select unnest(array[${list}])`;
};

/** The sum over the members that a team page was asked for; `counts`: what each of those below stands for. Without a name the days have added it up already. */
export const figuresOfAsked = async (
  db: Database,
  team: Team,
  { scope, memberKind, userName, parent }: TeamAsk,
  { range, counts }: { readonly range: Range; readonly counts: FiguresAsk['counts'] },
): Promise<Figures> => {
  const isOfWholeTeam = !userName && (scope === 'direct' ? counts === 'both' && memberKind === undefined : true);
  if (isOfWholeTeam) {
    const roots = idsOf([team.rootId]);
    return figuresOf(db, { roots, counts: parent ? 'both' : 'below', role: memberKind }, range);
  }
  const below = await figuresOf(db, { roots: team.below, counts }, range);
  if (team.parentId === undefined) return below;
  return addFigures(below, await figuresOf(db, { roots: idsOf([team.parentId]), counts: 'self' }, range));
};
