import type { Language } from '@shared-kernel/contracts/system/values';

/** A pick of a slip as its bet keeps it (`bets.choice`), in words of the time. */
export interface KeptLeg {
  readonly match: string;
  readonly pick: string;
  readonly words: Readonly<Record<Language, string>>;
  /** Hundredths of the stake. */
  readonly odds: number;
}

/** What a slip's bet keeps of its end (`bets.outcome`); null: the match was given up, or not waited for. */
export interface KeptEnd {
  readonly scores: readonly ({ readonly home: number; readonly away: number } | null)[];
}

const HUNDRED = 100;

/** The picks of a bet that is a slip, as records show them; undefined for any other bet. */
export const slipLegs = (choice: unknown, outcome: unknown, language: Language) => {
  const legs = (choice as { readonly legs?: readonly KeptLeg[] } | null)?.legs;
  if (!Array.isArray(legs)) return undefined;
  const scores = (outcome as Partial<KeptEnd> | null)?.scores ?? [];
  return (legs as readonly KeptLeg[]).map(({ match, words, odds }, place) => {
    const score = scores[place];
    return {
      match,
      pick: words[language],
      odds: (odds / HUNDRED).toFixed(2),
      ...(score && { score: `${score.home}–${score.away}` }),
    };
  });
};
