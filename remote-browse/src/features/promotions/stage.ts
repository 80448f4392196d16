interface Dated {
  readonly startsAt?: string | undefined;
  readonly endsAt?: string | undefined;
}

/** Where a promotion stands by the server's clock. Without dates it runs. */
export type Stage = 'early' | 'running' | 'ended';

export const stageOf = ({ startsAt, endsAt }: Dated, now: Date): Stage => {
  if (endsAt !== undefined && Date.parse(endsAt) <= now.getTime()) return 'ended';
  return startsAt !== undefined && Date.parse(startsAt) > now.getTime() ? 'early' : 'running';
};

const PLACES: Readonly<Record<Stage, number>> = { running: 0, early: 1, ended: 2 };

/** What runs first, what is over last; otherwise in the server's order. */
export const runningFirst = <Entry extends Dated>(entries: readonly Entry[], now: Date): readonly Entry[] =>
  entries.toSorted((one, other) => PLACES[stageOf(one, now)] - PLACES[stageOf(other, now)]);
