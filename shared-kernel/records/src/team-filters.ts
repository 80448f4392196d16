import { type Asked, defineFilters } from './define-filters.ts';
import type { Choice, FilterRules, Search } from './filter-rules.ts';
import { useRecordTexts } from './record-texts.ts';

const MEMBER_KINDS = ['player', 'agent'] as const;
type MemberKind = (typeof MEMBER_KINDS)[number];

const memberKindChoice: Choice<MemberKind> = {
  values: MEMBER_KINDS,
  useWords: () => {
    const { t } = useRecordTexts();
    const options = MEMBER_KINDS.map((value) => ({ value, label: t(`memberKind.${value}`) }));
    return { label: t('memberKind.label'), any: t('memberKind.any'), options };
  },
};

/** Unsaid, the list is about the whole team. Shown as a switch, not as a chip. */
const scopeChoice: Choice<'direct'> = {
  values: ['direct'],
  useWords: () => {
    const { t } = useRecordTexts();
    const options = [{ value: 'direct', label: t('team.direct') }];
    return { label: t('team.scope'), any: t('team.all'), options };
  },
};

const userNameSearch: Search = { useLabel: () => useRecordTexts().t('team.userName') };

const teamChoices = { scope: scopeChoice, memberKind: memberKindChoice };
const teamSearches = { userName: userNameSearch };

/** The filters of a team page: a record page's, and whom of the team it is about. */
export const defineTeamFilters = <
  Choices extends Record<string, Choice> = Record<never, Choice>,
  Searches extends Record<string, Search> = Record<never, Search>,
>(
  asked: Asked<Choices, Searches>,
): FilterRules<typeof teamChoices & Choices, typeof teamSearches & Searches> => {
  const rules = defineFilters(asked);
  return {
    ...rules,
    choices: { ...teamChoices, ...rules.choices },
    searches: { ...teamSearches, ...rules.searches },
    isTeam: true,
  };
};
