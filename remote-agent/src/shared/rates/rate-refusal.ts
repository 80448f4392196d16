import type { ApiError } from 'shared-kernel/api';

/** The category whose rate may not be given, and why. */
export interface RateRefusal {
  readonly gameType: unknown;
  readonly reason: 'range' | 'quota';
}

const REASONS = { 'rebate.range': 'range', 'rebate.quota': 'quota' } as const;

const isRefused = (code: string): code is keyof typeof REASONS => Object.hasOwn(REASONS, code);

/** What an error says about a rate; undefined for one about anything else. */
export const rateRefusalOf = (error: ApiError | null): RateRefusal | undefined => {
  if (error === null || !isRefused(error.code)) return undefined;
  const { gameType } = (error.value ?? {}) as { readonly gameType?: unknown };
  return { gameType, reason: REASONS[error.code] };
};
