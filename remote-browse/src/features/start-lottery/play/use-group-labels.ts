import { useTranslation } from 'shared-kernel/i18n';
import type { Play } from '../../../shared/lottery/lottery.ts';
import { groupsOf } from '../picks/marks.ts';

/** What each group of a play asks for: a place of the draw, so many numbers, or a side. */
export const useGroupLabels = (play: Play): readonly string[] => {
  const { t } = useTranslation('browse');
  if (play.form === 'choice') return [t('play.chooseSide')];
  if (play.form !== 'ordered')
    return [
      play.maxMarks > play.places
        ? t('play.chooseSystem', { least: play.places, most: play.maxMarks })
        : t('play.chooseNumbers', { number: play.places }),
    ];
  return Array.from({ length: groupsOf(play) }, (_, place) => t('play.place', { place: place + 1 }));
};
