import type { Locator, Page } from '@playwright/test';
import type { Language } from '@shared-kernel/contracts/system/values';
import { OVERRIDE_WORDS } from 'host/edge/overrides/override-words.ts';

/** The badge of a page with an override, and its panel; both are the document's own. */
export class OverrideBadge {
  readonly words: (typeof OVERRIDE_WORDS)[Language];
  readonly badge: Locator;
  readonly panel: Locator;
  readonly end: Locator;
  /** On the page of a refusal. */
  readonly goOn: Locator;

  constructor(page: Page, language: Language) {
    this.words = OVERRIDE_WORDS[language];
    this.badge = page.locator('#override-badge summary');
    this.panel = page.getByRole('region', { name: this.words.title });
    this.end = this.panel.getByRole('link', { name: this.words.end });
    this.goOn = page.getByRole('link', { name: this.words.goOn });
  }

  rowOf(name: string): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: `${name}@` });
  }

  switchOf(name: string): Locator {
    return this.rowOf(name).getByRole('link');
  }
}
