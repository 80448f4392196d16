import { addDays } from '@shared-kernel/contracts/system/calendar';
import { merchantDay, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useToday } from 'shared-kernel/timer';
import { useLotteryTexts } from './lottery-texts.ts';

/**
 * When a draw is drawn, as players say it: `Today 21:00`, by the merchant's day. Of one whose time is not known, its number.
 */
export const useDrawTime = () => {
  const { t } = useTranslation('browse');
  const own = useLotteryTexts();
  const { time, minute } = useFormat();
  const today = useToday();
  return (numero: string, at: string | undefined): string => {
    if (at === undefined) return t('lottery.draw', { number: numero });
    const day = merchantDay(at);
    if (day === today) return own('today', { time: time(at) });
    if (day === addDays(today, 1)) return own('tomorrow', { time: time(at) });
    return day === addDays(today, -1) ? own('yesterday', { time: time(at) }) : minute(at);
  };
};
