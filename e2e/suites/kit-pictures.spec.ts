import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openKit } from '../fixtures/kit.ts';
import { DEFAULT_BRAND, workspaceFile } from '../fixtures/site.ts';
import { kitPage } from '../pages/kit.page.ts';
import { settle } from '../pictures/still/settle.ts';
import { STILL_TIME } from '../pictures/still/still-time.ts';

/** One worker, so that the gallery is built once. */
test.describe.configure({ mode: 'default' });

/** Draws by chance or for a clock that runs: looked at in `kit.spec.ts`. */
const WITHOUT_PICTURE = ['chart'];

/** Takes away what is the gallery's and not a component's. */
const STYLE = workspaceFile('e2e/pictures/still/kit.css');

const COMPONENTS = readdirSync(workspaceFile('shared-kernel/src/ui'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => !WITHOUT_PICTURE.includes(name));

for (const only of COMPONENTS)
  test(`the component ${only} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime(STILL_TIME);
    await openKit(page, { brand: DEFAULT_BRAND, language: 'EN', only });
    await settle(page);
    await expect(kitPage(page).samples).toHaveScreenshot(['kit', `${only}.png`], { stylePath: STYLE });
  });
