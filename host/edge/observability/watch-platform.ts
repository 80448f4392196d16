import type { EdgeDeps } from '../base/edge-deps.ts';

/** The same platform, and when it last answered (milliseconds since the epoch; null: never). */
export const watchPlatform = ({ platform, clock }: Pick<EdgeDeps, 'platform' | 'clock'>) => {
  let answeredAt: number | null = null;
  return {
    platformAt: (): number | null => answeredAt,
    platform: async (request: Request): Promise<Response> => {
      const answer = await platform(request);
      answeredAt = clock();
      return answer;
    },
  };
};
