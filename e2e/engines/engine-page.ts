import type { Step, Wanted } from './steps.ts';
import type { Place, Tab } from './tab.ts';
import { until } from './until.ts';

interface Named {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
}
interface Filter {
  readonly hasText?: string | RegExp;
  readonly has?: EngineLocator;
}

const wantedOf = (text: string | RegExp, isExact = false): Wanted =>
  typeof text === 'string' ? { text, isExact } : { source: text.source, flags: text.flags };

/** Elements of a tab, asked for as the page objects ask Playwright. */
export class EngineLocator {
  readonly tab: Tab;
  readonly place: Place;
  readonly steps: readonly Step[];

  constructor(tab: Tab, place: Place, steps: readonly Step[] = []) {
    this.tab = tab;
    this.place = place;
    this.steps = steps;
  }

  private and(...more: readonly Step[]): EngineLocator {
    return new EngineLocator(this.tab, this.place, [...this.steps, ...more]);
  }

  locator(selector: string): EngineLocator {
    return this.and({ by: 'css', selector });
  }
  getByRole(role: string, { name, exact, level }: Named = {}): EngineLocator {
    return this.and({ by: 'role', role, level, name: name === undefined ? undefined : wantedOf(name, exact) });
  }
  getByLabel(text: string | RegExp, { exact }: Named = {}): EngineLocator {
    return this.and({ by: 'label', wanted: wantedOf(text, exact) });
  }
  getByText(text: string | RegExp, { exact }: Named = {}): EngineLocator {
    return this.and({ by: 'text', wanted: wantedOf(text, exact) });
  }
  getByAltText(text: string | RegExp, { exact }: Named = {}): EngineLocator {
    return this.and({ by: 'attribute', name: 'alt', wanted: wantedOf(text, exact) });
  }
  getByTitle(text: string | RegExp, { exact }: Named = {}): EngineLocator {
    return this.and({ by: 'attribute', name: 'title', wanted: wantedOf(text, exact) });
  }
  getByPlaceholder(text: string | RegExp, { exact }: Named = {}): EngineLocator {
    return this.and({ by: 'attribute', name: 'placeholder', wanted: wantedOf(text, exact) });
  }
  getByTestId(id: string): EngineLocator {
    return this.locator(`[data-testid="${id}"]`);
  }
  filter({ hasText, has }: Filter): EngineLocator {
    return this.and(
      ...(hasText === undefined ? [] : [{ by: 'with-text', wanted: wantedOf(hasText) } as const]),
      ...(has === undefined ? [] : [{ by: 'with', steps: has.steps } as const]),
    );
  }
  first(): EngineLocator {
    return this.nth(0);
  }
  last(): EngineLocator {
    return this.nth(-1);
  }
  nth(at: number): EngineLocator {
    return this.and({ by: 'place', at });
  }

  look() {
    return this.tab.look(this.place, this.steps);
  }
  async waitFor({ state = 'visible' }: { readonly state?: 'visible' | 'hidden' } = {}): Promise<void> {
    await until(`${this} is ${state}`, async () => (await this.look()).isVisible === (state === 'visible'));
  }
  async textContent(): Promise<string> {
    await until(`${this} is there`, async () => (await this.look()).count > 0);
    return (await this.look()).text;
  }
  async click(): Promise<void> {
    await until(`${this} is pressed`, () => this.tab.tap(this.place, this.steps).then(() => true));
  }
  async fill(text: string): Promise<void> {
    // A field may be filled by the page itself meanwhile, with what it remembers: then once more.
    await until(`${this} is filled`, async () => {
      await this.tab.fill(this.place, this.steps, text);
      return (await this.look()).value === text;
    });
  }
  async evaluate(change: (element: Element) => void): Promise<void> {
    await this.tab.change(this.place, this.steps, String(change));
  }

  toString(): string {
    return JSON.stringify(this.steps);
  }
}

/** A tab at a site, as the page objects ask Playwright's page. */
export class EnginePage extends EngineLocator {
  readonly site: string;

  constructor(tab: Tab, site: string) {
    super(tab, 'page');
    this.site = site;
  }

  goto(path: string): Promise<void> {
    return this.tab.goTo(new URL(path, this.site).href);
  }
  frameLocator(_selector: string): EngineLocator {
    return new EngineLocator(this.tab, 'game');
  }
}
