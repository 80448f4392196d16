import { number, object, string } from '@shared-kernel/contracts/schema';
import { now } from 'shared-kernel/clock';
import { createSubmissionKey, type SubmissionKey, type SubmissionStore } from 'shared-kernel/query';
import { stored } from 'shared-kernel/storage';

/** The platform keeps its answers under a key for 24 h; asked later, it would do the same thing once more. */
export const PERSISTED_FOR_MS = 23 * 60 * 60 * 1000;

const submissionSchema = object({ key: string(), input: string(), sentAt: number() });

/** In this tab, through reloads, until sign-out: what a member has sent is the member's. */
const storeOf = (name: string): SubmissionStore => {
  const kept = stored(`operation:${name}`, { schema: submissionSchema, owner: 'member', area: 'session' });
  return {
    read: () => {
      const found = kept.read();
      if (found === null || now().getTime() - found.sentAt < PERSISTED_FOR_MS) return found;
      kept.remove();
      return null;
    },
    write: (open) => void kept.write({ ...open, sentAt: now().getTime() }),
    remove: kept.remove,
  };
};

const without =
  (secrets: readonly string[]) =>
  (input: unknown): unknown =>
    Object.fromEntries(Object.entries(Object(input)).filter(([name]) => !secrets.includes(name)));

/** The submission's key under a name, kept with its input. Secrets (a payment password) are never kept. */
export const persistedSubmission = (name: string, secrets: readonly string[]): SubmissionKey =>
  createSubmissionKey({ store: storeOf(name), partOf: without(secrets) });
