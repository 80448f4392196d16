import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { LANGUAGES, type Language } from '@shared-kernel/contracts/system/values';
import { createControl } from '../fixtures/control.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { rememberPopups } from '../fixtures/popups.ts';
import { giveSession } from '../fixtures/session.ts';
import { BRANDS, type Brand, brandAddress, controlAddress, DEFAULT_BRAND, siteAddress } from '../fixtures/site.ts';
import { createTexts } from '../fixtures/texts.ts';
import type { Visit } from '../flows/visit.ts';
import { VISITS } from '../flows/visits.ts';
import { createPages } from '../pages/pages.ts';

/**
 * Pictures of every page, for people to look at: `pnpm pictures [words of a picture's name]` on the site named by SITE_URL,
 * whose control API is at PLATFORM_URL. Each page in both languages, all brands, two phones; home on a desktop too.
 */
const FOLDER = join(import.meta.dirname, '../test-results/pictures');
const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;
const DESKTOP = { width: 1280, height: 900 } as const;
const LOCALE: Readonly<Record<Language, string>> = { EN: 'en-PH', TY: 'fil-PH' };

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Picture {
  readonly visit: Visit;
  readonly language: Language;
  readonly brand: Brand;
  readonly size: Size;
}

const nameOf = ({ visit, language, brand, size }: Picture): string =>
  `${visit.name.replaceAll(' ', '-')}.${brand}.${language.toLowerCase()}.${size.width}.png`;

const allPictures = (): readonly Picture[] =>
  VISITS.flatMap((visit) =>
    BRANDS.flatMap((brand) =>
      LANGUAGES.flatMap((language) => {
        const onDesktop = visit.name.startsWith('home') && brand === DEFAULT_BRAND ? [DESKTOP] : [];
        return [...PHONES, ...onDesktop].map((size) => ({ visit, language, brand, size }));
      }),
    ),
  );

const take = async (browser: Browser, picture: Picture): Promise<void> => {
  const { visit, language, brand, size } = picture;
  const site = brandAddress(siteAddress(), brand);
  const isPhone = size.width < DESKTOP.width;
  const context = await browser.newContext({
    baseURL: site,
    viewport: size,
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: LOCALE[language],
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await rememberPopups(page, brand, language);
    const pages = createPages(page, createTexts(language));
    const account = await visit.visitor?.(createControl(controlAddress() ?? ''), { brand });
    if (account !== undefined) await giveSession(page, site, account);
    await visit.open(pages);
    await visit.content(pages).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(FOLDER, nameOf(picture)) });
  } finally {
    await context.close();
  }
};

const words = process.argv.slice(2);
const option = words.find((word) => word.startsWith('-'));
if (option !== undefined) {
  console.error(`pnpm pictures takes words of a picture's name, and no option: "${option}".`);
  process.exit(2);
}
const pictures = allPictures().filter((picture) => words.every((word) => nameOf(picture).includes(word)));
if (words.length === 0) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const browser = await launchBrowser();
for (const picture of pictures) {
  try {
    await take(browser, picture);
    console.log(nameOf(picture));
  } catch (error) {
    process.exitCode = 1;
    console.error(`${nameOf(picture)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
await browser.close();
console.log(`${pictures.length} pictures are in ${FOLDER}`);
