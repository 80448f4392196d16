import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import type { ReadCombination } from '../live/compatibility.ts';
import type { Fault, Finding } from './finding.ts';
import type { PlatformCalls, RuleContext } from './rule.ts';
import { PAIR_RULES, RELEASE_RULES, SET_RULES } from './rules.ts';

const EVERYBODY = 'all visitors';

/** A combination that a candidate would be part of. */
export interface TriedCombination extends ReadCombination {
  /** Of visits that began before: what is wrong with it is to review. */
  readonly isPast?: boolean;
}

export interface Judged {
  /** Ids of the releases that are judged. */
  readonly candidates: ReadonlySet<string>;
  /** Those that most visitors get come first: what is wrong with several is said of the first. */
  readonly combinations: readonly TriedCombination[];
  /** The live releases: what a candidate is compared with. */
  readonly live: readonly Release[];
  readonly platform: PlatformCalls | undefined;
}

type Rule = { readonly id: string; readonly advice: string };
type Judgement = readonly { readonly rule: Rule; readonly fault: Fault }[];

const by = (rule: Rule, faults: readonly Fault[]): Judgement => faults.map((fault) => ({ rule, fault }));

/** Answers each question once, however many combinations ask it. */
const remembering = () => {
  const known = new Map<string, Judgement>();
  return (key: string, judge: () => Judgement): Judgement => {
    const answer = known.get(key) ?? judge();
    known.set(key, answer);
    return answer;
  };
};

/** Every pair of a set of which one at least is a candidate. */
const pairsOf = (set: readonly Release[], candidates: ReadonlySet<string>): readonly (readonly [Release, Release])[] =>
  set.flatMap((other, index) =>
    set
      .slice(0, index)
      .filter((one) => candidates.has(releaseId(one)) || candidates.has(releaseId(other)))
      .map((one) => [one, other] as const),
  );

/** What the candidates break in some combination, or a person should look at, each thing once. */
export const judge = ({ candidates, combinations, live, platform }: Judged): readonly Finding[] => {
  const once = remembering();
  const findings = new Map<string, Finding>();
  const contextOf = (release: Release): RuleContext => {
    const former = live.find((each) => each.name === release.name && releaseId(each) !== releaseId(release));
    return { platform, former };
  };

  const judgeAlone = (release: Release): Judgement =>
    once(releaseId(release), () =>
      RELEASE_RULES.flatMap((rule) => by(rule, rule.faultsOf(release, contextOf(release)))),
    );
  const judgePair = (one: Release, other: Release): Judgement =>
    once(`${releaseId(one)} ${releaseId(other)}`, () =>
      PAIR_RULES.flatMap((rule) => by(rule, rule.faultsOf(one, other))),
    );
  const judgeAmong = (release: Release, set: readonly Release[]): Judgement =>
    SET_RULES.flatMap((rule) => by(rule, rule.faultsOf(release, set, contextOf(release))));

  for (const { set, whose, isPast = false } of combinations) {
    const own = set.filter((release) => candidates.has(releaseId(release)));
    const judgements = [
      ...own.flatMap(judgeAlone),
      ...pairsOf(set, candidates).flatMap(([one, other]) => judgePair(one, other)),
      ...own.flatMap((release) => judgeAmong(release, set)),
    ];
    for (const { rule, fault } of judgements) {
      const key = `${rule.id} ${fault.package} ${fault.what}`;
      if (findings.has(key)) continue;
      const grade = isPast ? 'review' : fault.grade;
      findings.set(key, { rule: rule.id, ...fault, grade, whose: whose || EVERYBODY, advice: rule.advice });
    }
  }
  return [...findings.values()];
};
