const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/** How long ago something was: `3 days ago`. */
export const ageOf = (at: Date, now: Date): string => {
  const ms = now.getTime() - at.getTime();
  const [unit, size] = UNITS.find(([, length]) => ms >= length) ?? ['second', 1000];
  const count = Math.max(0, Math.floor(ms / size));
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
};
