import { type CalendarDay } from '../contracts/calendar.d.ts';
/** The merchant's day of now. */
export declare const today: () => CalendarDay;
/** The server's time, told anew every so many milliseconds. */
export declare const useNow: (everyMs?: number) => Date;
/** The merchant's day, which changes at the merchant's midnight under a page that stays open. */
export declare const useToday: () => CalendarDay;
export interface Countdown {
    /** Whole seconds, rounded up: 1 until the very end, 0 when it is over. */
    readonly secondsLeft: number;
    readonly isOver: boolean;
}
/** Time left until an instant, by the server's clock, told every second; over at once without an instant. */
export declare const useCountdown: (until: Date | string | number | null | undefined) => Countdown;
