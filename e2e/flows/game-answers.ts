import type { Request, Route } from '@playwright/test';

/** Where a game asks for a round. */
export const ROUND = '**/wps/play/api/round';
export const ANY_SITE = { 'Access-Control-Allow-Origin': '*' };

export const isRound = (request: Request): boolean =>
  request.url().endsWith('/wps/play/api/round') && request.method() === 'POST';

/** Refuses a game's call; `value` is what the refusal carries. */
export const refuseWith =
  (status: number, errorCode: string, value?: object) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status,
      headers: ANY_SITE,
      json: { success: false, errorCode, message: 'refused', ...(value && { value }) },
    });
