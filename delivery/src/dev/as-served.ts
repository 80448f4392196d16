import type { PartTexts, Preload, Release } from '@shared-kernel/contracts/release/release';

/** Files of a hot update belong to the pages that were open before it: a fresh page must not run them. */
const isShipped = (file: string): boolean => !/\.hot-update\./.test(file);

/** The next compilation replaces the files under the page's hands: an empty `integrity` is none. */
const UNCHECKED = { integrity: '' };

const cleaned = <List extends Preload>(list: List): List => ({
  ...list,
  scripts: list.scripts.filter(isShipped),
  styles: list.styles.filter(isShipped),
});

const cleanedTexts = ({ EN, TY }: PartTexts): PartTexts => ({ EN: EN.filter(isShipped), TY: TY.filter(isShipped) });

const cleanedAll = <List extends Preload>(lists: Readonly<Record<string, List>>): Record<string, List> =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, cleaned(list)]));

/** A development build's release, as a development server can keep to it. */
export const asServed = (release: Release): Release => {
  const shipped = Object.entries(release.files).filter(([file]) => isShipped(file));
  const files = Object.fromEntries(shipped.map(([file, described]) => [file, { ...described, ...UNCHECKED }]));
  if (release.kind === 'host') {
    return { ...release, files, preload: cleaned(release.preload), shares: cleanedAll(release.shares) };
  }
  const { start, pages, locales } = release.preload;
  const parts = Object.entries(cleanedAll(pages)).map(
    ([part, { texts, ...files }]) =>
      [part, texts === undefined ? files : { ...files, texts: cleanedTexts(texts) }] as const,
  );
  const preload = { start: cleaned(start), pages: Object.fromEntries(parts), locales: cleanedTexts(locales) };
  return { ...release, files, preload };
};
