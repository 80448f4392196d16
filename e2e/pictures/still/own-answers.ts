import type { Page } from '@playwright/test';
import type { AnyEndpoint, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { STILL_TIME } from './still-time.ts';

const HEADERS = { Date: STILL_TIME.toUTCString() };

/** An answer that one picture has in place of the still one: a value, or why the call is refused. */
export interface OwnAnswer {
  readonly endpoint: AnyEndpoint;
  readonly json: { readonly success: boolean; readonly value?: unknown; readonly errorCode?: string };
}

export const answered = <E extends AnyEndpoint>(endpoint: E, value: ValueOf<E>): OwnAnswer => ({
  endpoint,
  json: { success: true, value },
});

export const refused = (endpoint: AnyEndpoint, errorCode: string, value?: unknown): OwnAnswer => ({
  endpoint,
  json: { success: false, errorCode, value },
});

/** Over a site that holds still: these calls are answered in their own way. */
export const answerOwn = async (page: Page, answers: readonly OwnAnswer[]): Promise<void> => {
  for (const { endpoint, json } of answers)
    await page.route(
      ({ pathname }) => pathname === endpoint.path,
      (route) =>
        route.request().method() === endpoint.method
          ? route.fulfill({ status: json.success ? 200 : 409, headers: HEADERS, json })
          : route.fallback(),
    );
};
