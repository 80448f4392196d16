import { lt } from '../database/orm.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { uploads } from './uploads.tables.ts';

export const UPLOAD_JOBS: readonly Job[] = [purgeJob('uploads', uploads, (now) => lt(uploads.expiresAt, now))];
