import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { array, boolean, type Infer, object, record, safeParse, string } from 'shared-kernel/schema';

/** `brand.json` of a brand's folder: its names, its money and what is switched on. How it looks is the document server's matter. */
const brandFile = object({
  name: string(),
  /** Host names that lead to it. */
  hosts: array(string()),
  currency: string(),
  flags: record(string(), boolean()),
  agentMenu: array(string()),
  /** Categories that it does not offer. */
  hiddenCategories: array(string()),
  mobileTemplate: object({ mem_cen: string(), dep_func: string() }),
  /** By key: whether the promotion is on. */
  promotions: record(string(), boolean()),
});

export interface Brand extends Infer<typeof brandFile> {
  /** The folder's name: the brand, and the code of its merchant. */
  readonly code: string;
}

/** The site's own brands. */
export const BRANDS_FOLDER = resolve(import.meta.dirname, '../../../host/brands');

const readBrand = (root: string, code: string): Brand => {
  const file = join(root, code, 'brand.json');
  const parsed = safeParse(brandFile, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return { code, ...parsed.data };
  throw new Error(`${file} is no brand: ${parsed.error.message}`);
};

/** Every brand of a folder (`BRANDS`, or the site's own), by name. Throws with the file that is wrong. */
export const readBrands = (root: string = process.env.BRANDS ?? BRANDS_FOLDER): readonly Brand[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((code) => readBrand(root, code));
