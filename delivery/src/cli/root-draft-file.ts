import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isBucket } from '../registry/bucket/bucket.ts';
import { parseRootDocument, type Root, type RootDocument } from '../registry/keys/root.ts';
import { firstDraft, formatRoot, nextDraft } from '../registry/keys/root-draft.ts';

/** Where a root waits for its signatures: beside the registry, of a bucket in the present folder. */
export const draftFileOf = (registry: string): string => {
  if (isBucket(registry)) return resolve('next-root.json');
  const root = resolve(registry);
  return join(dirname(root), `${basename(root)}-keys`, 'next-root.json');
};

/** The draft that is there, else a new one after the newest root. */
export const openDraft = async (file: string, newest: Root | null): Promise<RootDocument> => {
  if (existsSync(file)) return parseRootDocument(await readFile(file, 'utf8'), file);
  return newest === null ? firstDraft() : nextDraft(newest.document);
};

export const writeDraft = async (file: string, draft: RootDocument): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, formatRoot(draft));
  await rename(`${file}.new`, file);
};
