import { array, object, optional, safeParse, string } from '@shared-kernel/contracts/schema';
import { distinctParts, type Part, partKey } from './part.ts';

/** Beside the build; published with its release, where no server reaches it. */
export const BILL_FILE = 'parts.cdx.json';

/** The address of a package in the npm registry, as bills of materials write it. */
const packageUrl = ({ name, version }: Part): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const componentOf = (part: Part) => {
  const [, group, name = part.name] = /^(@[^/]+)\/(.+)$/.exec(part.name) ?? [];
  return {
    type: 'library',
    'bom-ref': partKey(part),
    ...(group === undefined ? {} : { group }),
    name,
    version: part.version,
    ...(part.licence === '' ? {} : { licenses: [{ expression: part.licence }] }),
    ...(part.isOwn ? {} : { purl: packageUrl(part) }),
  };
};

/**
 * What a build is made of, in CycloneDX 1.6: the packages, their versions and licences. Without time and serial number:
 * the same build has the same bill.
 */
export const billOfMaterials = (
  subject: { readonly name: string; readonly version: string },
  parts: Iterable<Part>,
): string =>
  `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', 'bom-ref': subject.name, ...subject } },
      components: distinctParts(parts).map(componentOf),
    },
    null,
    2,
  )}\n`;

const bill = object({
  components: array(
    object({
      group: optional(string()),
      name: string(),
      version: string(),
      purl: optional(string()),
      licenses: optional(array(object({ expression: string() }))),
    }),
  ),
});

/** The packages of somebody else's that a bill names. Throws for a text that is no bill. */
export const partsOfBill = (text: string): readonly Part[] => {
  const parsed = safeParse(bill, JSON.parse(text));
  if (!parsed.success) throw new Error(`This is no bill of materials: ${parsed.error.message}`);
  return parsed.data.components
    .filter(({ purl }) => purl !== undefined)
    .map(({ group, name, version, licenses }) => ({
      name: group === undefined ? name : `${group}/${name}`,
      version,
      licence: licenses?.[0]?.expression ?? '',
      isOwn: false,
    }));
};
