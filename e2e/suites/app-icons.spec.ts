import { BRANDS, brandAddress } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

/** Of 255: what another way to draw edges may change. */
const DIFFERENCE_MAX = 4;

for (const brand of BRANDS)
  test(`${brand}: its PNG icons are what its mark is`, async ({ page, site }) => {
    await page.goto(`${brandAddress(site, brand)}/m/home`);
    const href = async (rel: string) => (await page.locator(`link[rel="${rel}"]`).getAttribute('href')) ?? '';
    const manifest = await href('manifest');
    const { icons } = await page.evaluate(async (path) => (await fetch(path)).json(), manifest);
    const listed = icons.filter(({ type }: { type: string }) => type === 'image/png');
    expect(listed).toHaveLength(3);
    const touch = { src: await href('apple-touch-icon'), sizes: '180x180', purpose: 'maskable' };
    for (const { src, sizes, purpose } of [...listed, touch]) {
      const drawn = await page.evaluate(
        async ([svg, png]) => {
          const pixels = async (address: string, size?: number) => {
            const image = new Image();
            image.src = address;
            await image.decode();
            const side = size ?? image.naturalWidth;
            const canvas = new OffscreenCanvas(side, side).getContext('2d');
            canvas?.drawImage(image, 0, 0, side, side);
            return { side, data: canvas?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray() };
          };
          const kept = await pixels(png);
          const { data } = await pixels(svg, kept.side);
          const sum = data.reduce((total, value, index) => total + Math.abs(value - (kept.data[index] ?? 0)), 0);
          return { side: kept.side, difference: sum / data.length };
        },
        [`/m/_icon/${purpose}`, src] as const,
      );
      expect(`${drawn.side}x${drawn.side}`).toBe(sizes);
      expect(drawn.difference, src).toBeLessThan(DIFFERENCE_MAX);
    }
  });
