import type { Page } from '@playwright/test';
import { anAgentSession, aSession } from '@shared-kernel/testing/member-builders';
import { SESSION_KEY } from '../../fixtures/session.ts';

/** Who looks at the page. */
export type StillVisitor = 'guest' | 'member' | 'agent';

/** A session that no platform has to know: every call is answered for the picture. */
export const giveStillSession = async (page: Page, visitor: StillVisitor): Promise<void> => {
  if (visitor === 'guest') return;
  const session = JSON.stringify(visitor === 'agent' ? anAgentSession() : aSession());
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const);
};
