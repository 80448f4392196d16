import type { S3ServiceException } from '@aws-sdk/client-s3';

/** A bucket that is away, or refuses: a later try may succeed. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly isExplained = true;
}

const NOT_FOUND = 404;
/** Another writer was first. */
const LOST: readonly (number | undefined)[] = [412, NOT_FOUND];
/** Another writer is at work on the same object at this moment: whether it was first is not decided. */
const UNDECIDED = 409;

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error ? (error as S3ServiceException).$metadata.httpStatusCode : undefined;

/** What an answer says of an object is for whoever asked; all else is of the bucket. */
export const explain = (error: unknown, address: string, signal: AbortSignal): unknown => {
  if (signal.aborted) return new BucketError(`${address} does not answer.`, { cause: error });
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if ([...LOST, UNDECIDED].includes(statusOf(error)) && name !== 'NoSuchBucket') return error;
  return new BucketError(`${address}: ${name}: ${message}`, { cause: error });
};

/** Null in place of an object that is not there. */
export const orNull = async <Value>(work: Promise<Value>): Promise<Value | null> => {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === NOT_FOUND) return null;
    throw error;
  }
};

/** Whether a conditional write was carried out; undecided: it has to be sent again. */
export const wasWritten = async (work: Promise<unknown>): Promise<boolean | 'undecided'> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (LOST.includes(statusOf(error))) return false;
    if (statusOf(error) === UNDECIDED) return 'undecided';
    throw error;
  }
};
