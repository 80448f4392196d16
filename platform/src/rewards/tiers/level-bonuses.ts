import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { periodStart } from '../../clock/calendar-periods.ts';

/** One level bonus for each level, in a lifetime. */
export const levelBonusSource = (level: number): string => `level/${level}`;
export const levelBonusTitle = (level: number) => ({ EN: `VIP ${level} bonus`, TY: `Bonus ng VIP ${level}` });

/** One monthly bonus for each month. */
export const monthlyBonusSource = (day: CalendarDay): string => `monthly/${periodStart('month', day)}`;
export const monthlyBonusTitle = (level: number) => ({
  EN: `VIP ${level} monthly bonus`,
  TY: `Buwanang bonus ng VIP ${level}`,
});
