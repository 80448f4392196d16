import { BRAND_MARK_ID } from '@shared-kernel/contracts/system/document';

/** A brand's folder, as the build of the gallery hands it over. */
interface BrandFolder {
  readonly name: string;
  /** Declarations; empty for the default look. */
  readonly tokens: string;
  readonly mark: string;
}

/** Written by the gallery's build from the folders of the brands. */
declare const KIT_BRANDS: readonly BrandFolder[];

export const BRAND_NAMES: readonly string[] = KIT_BRANDS.map(({ name }) => name);

const STYLE_ID = 'brand-tokens';

const put = (id: string, element: Element): void => {
  document.getElementById(id)?.remove();
  element.id = id;
  document.body.append(element);
};

/** The sign's drawing as the document server sets it into a page. */
const symbolOf = (mark: string): Element => {
  const drawing = new DOMParser().parseFromString(mark, 'image/svg+xml').documentElement;
  const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
  symbol.setAttribute('viewBox', drawing.getAttribute('viewBox') ?? '');
  symbol.id = BRAND_MARK_ID;
  symbol.append(...drawing.childNodes);
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  holder.setAttribute('width', '0');
  holder.setAttribute('height', '0');
  holder.style.position = 'absolute';
  holder.append(symbol);
  return holder;
};

/** Dresses the page as a brand: its tokens and its sign, in the way of the document server. */
export const dress = (brand: string): void => {
  const folder = KIT_BRANDS.find(({ name }) => name === brand);
  if (folder === undefined) return;
  document.documentElement.dataset.brand = brand;
  const style = document.createElement('style');
  style.textContent = `@layer tokens{:root[data-brand]{${folder.tokens}}}`;
  put(STYLE_ID, style);
  put('brand-drawing', symbolOf(folder.mark));
};
