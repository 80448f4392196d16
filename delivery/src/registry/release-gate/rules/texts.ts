import { type RemoteRelease, releaseId } from '@shared-kernel/contracts/release/release';
import { proven } from '../finding.ts';
import type { ReleaseRule } from '../rule.ts';

const LANGUAGES = ['EN', 'TY'] as const;

/** Titles and files that a language has not. */
const lackingParts = ({ routes, preload }: RemoteRelease): readonly string[] => [
  ...routes.flatMap(({ path, title }) =>
    LANGUAGES.filter((language) => title[language].trim() === '').map(
      (language) => `${path} has no title in ${language}`,
    ),
  ),
  ...Object.entries(preload.pages).flatMap(([part, { texts }]) =>
    texts === undefined || (texts.EN.length === 0) === (texts.TY.length === 0)
      ? []
      : [`${part} has words in ${texts.EN.length === 0 ? 'TY' : 'EN'} alone`],
  ),
];

export const translations: ReleaseRule = {
  id: 'texts/untranslated',
  isOfBuild: true,
  summary: 'Every text is there in both languages.',
  advice: 'Add the text: players would read its key.',
  faultsOf: (release) => {
    const { untranslated } = release.facts ?? {};
    const keys = LANGUAGES.flatMap(
      (language) => untranslated?.[language].map((key) => `${language} lacks ${key}`) ?? [],
    );
    const parts = release.kind === 'remote' ? lackingParts(release) : [];
    return [...keys, ...parts].map((what) => proven(releaseId(release), what));
  },
};
