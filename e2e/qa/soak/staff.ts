import { answerOf } from '../world/players.ts';
import { type Asking, isDone, type Reply, type Soak, untilAnswered } from './ask.ts';
import type { Kind } from './book.ts';
import type { SoakWorld } from './soak-world.ts';

type Told = Reply<Readonly<Record<string, unknown>>>;

/** What somebody outside the site tells the platform, at either process. */
export const telling = (
  { platforms: [first, second] }: SoakWorld,
  path: string,
  body: object,
): Asking<Readonly<Record<string, unknown>>> => {
  const at = (url: string) => () =>
    answerOf(() =>
      fetch(`${url}/control/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  return [at(first.url), at(second.url)];
};

/** Two of the staff decide the same at the same moment: one of them at most hears that it is done. */
export const decideTwice = async (
  soak: Soak,
  kind: Kind,
  asking: Asking<Readonly<Record<string, unknown>>>,
): Promise<void> => {
  const decide = (): Promise<Told> => untilAnswered(soak, kind, asking);
  const answers = await Promise.all([decide(), decide()]);
  for (const { status, code } of answers)
    soak.tally.held(status === 200 || status === 409, `a decision on a ${kind} was answered ${status} ${code}`);
  soak.tally.held(!answers.every(isDone), `two decisions on one ${kind} were both taken`);
};
