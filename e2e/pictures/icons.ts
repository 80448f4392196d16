import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../fixtures/launch-browser.ts';
import { BRANDS, brandAddress, siteAddress, workspaceFile } from '../fixtures/site.ts';

/**
 * Writes the PNG files of every brand's app icon, from the SVG icons of the site named by SITE_URL:
 * `pnpm icons`, after a mark or its colours have changed.
 */
const FILES = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'touch-180.png', size: 180, purpose: 'maskable' },
] as const;

const browser = await launchBrowser();
for (const brand of BRANDS) {
  const page = await browser.newPage();
  const folder = workspaceFile(`host/brands/${brand}/pictures`);
  await mkdir(folder, { recursive: true });
  for (const { file, size, purpose } of FILES) {
    await page.goto(`${brandAddress(siteAddress(), brand)}/m/home`);
    const svg = await page.evaluate(async (path) => (await fetch(path)).text(), `/m/_icon/${purpose}`);
    await page.goto('about:blank');
    const style = `body{margin:0}body>svg{display:block;width:${size}px;height:${size}px}`;
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>${style}</style>${svg}`);
    await writeFile(join(folder, file), await page.screenshot({ omitBackground: true }));
  }
  await page.close();
  console.log(folder);
}
await browser.close();
