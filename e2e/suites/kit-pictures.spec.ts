import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { SHARP } from '../fixtures/browser.ts';
import { isOneOf } from '../fixtures/extent.ts';
import { openKit } from '../fixtures/kit.ts';
import { DEFAULT_BRAND, workspaceFile } from '../fixtures/site.ts';
import { kitPage } from '../pages/kit.page.ts';
import { settle } from '../pictures/still/settle.ts';
import { STILL_TIME } from '../pictures/still/still-time.ts';

test.use(SHARP);

/** One worker, so that the gallery is built once. */
test.describe.configure({ mode: 'default' });

/** Draws by chance or for a clock that runs: looked at in `kit.spec.ts`. */
const WITHOUT_PICTURE = ['chart'];

/** Without a whole run, one component of so many. */
const ONE_OF = 10;

/** Takes away what is the gallery's and not a component's. */
const STYLE = workspaceFile('e2e/pictures/still/kit.css');

/** The kit, and the components that one package keeps to itself. */
const GALLERIES = ['shared-kernel/ui/src/components', 'host/src', 'remote-*/src/shared'].map(
  (folder) => `${folder}/**/*.gallery.tsx`,
);

const COMPONENTS = globSync(GALLERIES, { cwd: workspaceFile('.') })
  .map((file) => basename(file, '.gallery.tsx'))
  .filter((name) => !WITHOUT_PICTURE.includes(name) && isOneOf(ONE_OF, name))
  .sort();

for (const only of COMPONENTS)
  test(`the component ${only} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime(STILL_TIME);
    await openKit(page, { brand: DEFAULT_BRAND, language: 'EN', only });
    await settle(page);
    await expect(kitPage(page).samples).toHaveScreenshot(['kit', `${only}.png`], { stylePath: STYLE });
  });
