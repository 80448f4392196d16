import { addDays, type CalendarDay } from 'shared-kernel/clock';
import { useFormat } from 'shared-kernel/format';
import { useRecordTexts } from './record-texts.ts';

/** A merchant's day as people call it: today, yesterday, else its weekday. */
export const useDayName = (today: CalendarDay): ((day: CalendarDay) => string) => {
  const { t } = useRecordTexts();
  const { weekday } = useFormat();
  return (day) => {
    if (day === today) return t('range.today');
    return day === addDays(today, -1) ? t('range.yesterday') : weekday(day);
  };
};
