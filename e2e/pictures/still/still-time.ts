/** When every kept picture was taken: a morning in Manila. */
export const STILL_TIME = new Date('2026-11-21T09:30:05+08:00');
