import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of somebody else's, or the kernel, that is part of what ships. */
export interface Part {
  readonly name: string;
  readonly version: string;
  /** As its package.json writes it, an SPDX expression as a rule; empty when it says nothing. */
  readonly licence: string;
  /** One of the workspace's, which no registry has. */
  readonly isOwn: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Older packages write an object, or a list of objects. */
const licenceOf = (written: unknown): string => {
  if (Array.isArray(written)) return written.map(licenceOf).join(' OR ');
  return typeof written === 'object' && written !== null && 'type' in written ? textOf(written.type) : textOf(written);
};

/** Reads the package in a folder. */
export const readPart = (folder: string): Part => {
  const {
    name,
    version,
    license,
    licenses,
    private: isPrivate,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    name: textOf(name),
    version: textOf(version),
    licence: licenceOf(license ?? licenses),
    isOwn: isPrivate === true,
  };
};

export const partKey = ({ name, version }: Part): string => `${name}@${version}`;

/** Each once, by name and version. */
export const distinctParts = (parts: Iterable<Part>): readonly Part[] => {
  const byKey = new Map([...parts].map((part) => [partKey(part), part]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
};
