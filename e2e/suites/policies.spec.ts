import { watchPolicies } from '../fixtures/policies.ts';
import { expect, test } from '../fixtures/test.ts';
import { HomePage } from '../pages/home.page.ts';

/** Text that a gap in a page would hand to the browser, and where. */
const BARE_TEXT = {
  'a foreign script': () => {
    document.head.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' }));
  },
  'a file of the site that is no release': () => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/wps/downloads/guide' }));
  },
  HTML: () => {
    document.body.insertAdjacentHTML('beforeend', '<b>bare</b>');
  },
  'a frame of text': () => {
    document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: '<b>bare</b>' }));
  },
  'a handler': () => {
    document.body.setAttribute('onclick', 'globalThis.isRun = true');
  },
} as const;

for (const [what, put] of Object.entries(BARE_TEXT)) {
  test(`a document refuses bare text: ${what}`, async ({ browser, site }) => {
    // A page of its own: what is refused here would fail the test on the page that tests share.
    const page = await browser.newPage();
    const refused = await watchPolicies(page);
    await page.goto(`${site}${HomePage.path}`);
    const outcome = await page.evaluate(put).catch((error: unknown) => String(error));
    expect(String(outcome)).toMatch(/Trusted|TypeError/);
    await expect.poll(() => refused.join('\n')).toContain('require-trusted-types-for refuses');
    await page.close();
  });
}
