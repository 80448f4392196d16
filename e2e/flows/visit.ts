import type { Locator } from '@playwright/test';
import type { Account, Control } from '../fixtures/control.ts';
import type { Brand } from '../fixtures/site.ts';
import type { Pages } from '../pages/pages.ts';

/** A page of the site as one kind of visitor sees it. */
export interface Visit {
  readonly name: string;
  /** The route that it shows, by its path; none where no remote shows anything. */
  readonly path?: string;
  /** Undefined: a guest. */
  readonly visitor?: (control: Control, at: { readonly brand: Brand }) => Promise<Account>;
  readonly open: (pages: Pages) => Promise<unknown>;
  /** Stands there once the page is whole. */
  readonly content: (pages: Pages) => Locator;
  /** Comes after all else that is seen of it, once the browser has nothing better to do. */
  readonly last?: (pages: Pages) => Locator;
}
