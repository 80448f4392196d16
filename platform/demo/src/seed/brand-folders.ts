import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  array,
  boolean,
  type Infer,
  int,
  intBetween,
  object,
  optional,
  record,
  safeParse,
  string,
} from '@shared-kernel/contracts/schema';

/** `brand.json` of a brand's folder: its names, its money and what is switched on. How it looks is the document server's matter. */
const brandFile = object({
  name: string(),
  /** Host names that lead to it. */
  hosts: array(string()),
  currency: string(),
  /** Nobody younger may play, in years; without it 21. */
  minimumAge: optional(intBetween(18, 99)),
  flags: record(string(), boolean()),
  /** Which fields its registration asks for, where it is not as with all. */
  fieldRules: optional(record(string(), object({ enabled: boolean(), required: boolean() }))),
  agentMenu: array(string()),
  /** Categories that it does not offer. */
  hiddenCategories: array(string()),
  mobileTemplate: object({ mem_cen: string(), dep_func: string() }),
  /** How long a session lives unused, and in all; without them 30 minutes and 12 hours. */
  sessionIdleMinutes: optional(int()),
  sessionHours: optional(int()),
  /** The time between one round of a game and the next, at least; without it 2.5 s. */
  shortestRoundMs: optional(int()),
  /** Active members that an agent's dividend asks for; without it 5. */
  dividendActiveMembers: optional(intBetween(0, 1000)),
  /** Of the skies in its banners, in degrees of OKLCH; without it each is drawn in its own. */
  pictureHue: optional(intBetween(0, 359)),
  /** By key: whether the promotion is on. */
  promotions: record(string(), boolean()),
});

export interface Brand extends Infer<typeof brandFile> {
  /** The folder's name: the brand, and the code of its merchant. */
  readonly code: string;
}

/** The site's own brands. */
export const BRANDS_FOLDER = resolve(import.meta.dirname, '../../../../host/brands');

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
