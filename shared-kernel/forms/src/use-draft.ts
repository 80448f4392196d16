import { record, string, unknown } from '@shared-kernel/contracts/schema';
import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { type Stored, stored } from 'shared-kernel/storage';
import type { RawForm, RawValues } from './form-core.ts';

const draftSchema = record(string(), unknown());
type Draft = Stored<Readonly<Record<string, unknown>>>;

/** For as long as the tab lives, and until sign-out: what is typed into a form is a member's. */
const draftOf = (key: string): Draft =>
  stored(`draft:${key}`, { schema: draftSchema, owner: 'member', area: 'session' });

/** Of drafts, for as long as the page lives: a tab's storage holds no files. */
const filesOf = new Map<string, Readonly<Record<string, readonly File[]>>>();

const isFiles = (value: unknown): value is readonly File[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => each instanceof File);
const isKept = (value: unknown): boolean => ['string', 'boolean', 'number'].includes(typeof value);
/** An amount's field starts as null and holds a number. */
const isOfKind = (value: unknown, initial: unknown): boolean =>
  isKept(value) && typeof value === (initial === null ? 'number' : typeof initial);

/**
 * Keeps what is typed through a reload and a failure, under a key of the page's; nothing without a key. Never secrets;
 * files until a reload. Hands back what forgets it, for when it was sent.
 */
export const useDraft = (raw: RawForm, key: string | undefined, initial: RawValues, secrets: ReadonlySet<string>) => {
  const draft = useMemo(() => (key === undefined ? undefined : draftOf(key)), [key]);
  const { subscribe, setValue, getValues } = raw;
  const restore = useEffectEvent((kept: Draft) => {
    const values = kept.read();
    // The member signed out: the files go with the words.
    if (values === null) filesOf.delete(kept.key);
    for (const [name, value] of Object.entries(filesOf.get(kept.key) ?? {}))
      setValue(name, value, { shouldDirty: true });
    for (const [name, value] of Object.entries(values ?? {})) {
      if (!secrets.has(name) && isOfKind(value, initial[name])) setValue(name, value as string, { shouldDirty: true });
    }
  });
  // Once, before the first paint, so that no empty form is seen; after the fields, which have registered by now.
  useLayoutEffect(() => {
    if (draft !== undefined) restore(draft);
  }, [draft]);
  useLayoutEffect(() => {
    if (draft === undefined) return;
    const write = () => {
      const values = Object.entries(getValues()).filter(([name]) => !secrets.has(name));
      draft.write(Object.fromEntries(values.filter(([, value]) => isKept(value))));
      const files = values.flatMap(([name, value]) => (isFiles(value) ? [[name, value] as const] : []));
      filesOf.set(draft.key, Object.fromEntries(files));
    };
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name !== undefined) write();
      },
    });
  }, [draft, subscribe, getValues, secrets]);
  return () => {
    if (draft === undefined) return;
    draft.remove();
    filesOf.delete(draft.key);
  };
};
