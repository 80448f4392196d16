import type { Locator } from '@playwright/test';
import type { Language } from '@shared-kernel/contracts/system/values';
import { SitePage } from './site.page.ts';

export type MenuEntry = 'home' | 'promotion' | 'deposit' | 'invite' | 'members';

const SKELETON = 'span[aria-hidden="true"][data-radius]';

/** What stands round every page: header, bottom menu, popovers, retry card, notices. */
export class FramePage extends SitePage {
  readonly header = this.page.getByRole('banner');
  readonly bottomMenu = this.page.getByRole('navigation', { name: this.t('frame:menu.label') });
  readonly loginLink = this.header.getByRole('link', { name: this.t('common:login') });
  readonly registerLink = this.header.getByRole('link', { name: this.t('common:register') });
  readonly balance = this.header.getByLabel(this.t('common:balance.total'));
  readonly backButton = this.header.getByRole('button', { name: this.t('common:back') });
  readonly toasts = this.page.getByRole('status').filter({ has: this.page.getByRole('list') });
  readonly loading = this.page.getByRole('status', { name: this.t('common:wait') });
  readonly retryCard = this.page.getByTestId('retry-card');
  readonly retryButton = this.retryCard.getByRole('button', { name: this.t('common:retry') });
  /** What is left when the frame itself cannot be rendered. */
  readonly lastNet = this.page.locator('main[role="alert"]');
  /** Places in the page that wait for what comes. */
  readonly skeletons = this.page.getByRole('main').locator(SKELETON).filter({ visible: true });
  readonly overlaySkeletons = this.page.getByRole('dialog').locator(SKELETON).filter({ visible: true });
  readonly notFound = this.page.getByRole('heading', { name: this.t('frame:notFound.title') });
  readonly loginPrompt = this.page.getByRole('heading', { name: this.t('frame:access.promptTitle') });

  menuEntry(entry: MenuEntry): Locator {
    return this.bottomMenu.getByRole('link', { name: this.t(`frame:menu.${entry}`) });
  }

  async goTo(entry: MenuEntry): Promise<void> {
    await this.menuEntry(entry).click();
  }

  async openMenu(): Promise<void> {
    await this.header.getByRole('button', { name: this.t('frame:popover.label') }).click();
  }

  async chooseSignOut(): Promise<void> {
    await this.openMenu();
    await this.page.getByRole('button', { name: this.t('common:signOut') }).click();
  }

  async confirmSignOut(): Promise<void> {
    const question = this.page.getByRole('alertdialog', { name: this.t('frame:popover.signOutTitle') });
    await question.getByRole('button', { name: this.t('common:signOut') }).click();
  }

  async chooseLanguage(spoken: Language, wanted: Language): Promise<void> {
    const label = this.t('frame:language.label', { name: this.t(`frame:language.${spoken}`) });
    await this.header.getByRole('button', { name: label }).click();
    await this.page.getByRole('button', { name: this.t(`frame:language.${wanted}`), exact: true }).click();
  }
}
