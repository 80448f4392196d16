import type { Progress } from '../terminal/progress.ts';

/** For tests: keeps what a start says, line by line, and does each step without a word of its own. */
export const heardProgress = (): { readonly said: string[]; readonly progress: Progress } => {
  const said: string[] = [];
  return { said, progress: { say: (line) => said.push(line), step: (_, work) => work() } };
};
