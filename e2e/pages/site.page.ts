import type { Page } from '@playwright/test';
import type { Texts } from '../fixtures/texts.ts';

/** A page of the site: locators and actions, never assertions. */
export abstract class SitePage {
  readonly page: Page;
  readonly t: Texts;

  constructor(page: Page, t: Texts) {
    this.page = page;
    this.t = t;
  }
}
