import { ACCOUNTS } from './accounts/accounts.area.ts';
import { AGENT } from './agent/agent.area.ts';
import { AUDIT_JOBS } from './audit/audit.jobs.ts';
import { CONTENT } from './content/content.area.ts';
import type { Area } from './http/area.ts';
import { HTTP_JOBS } from './http/http.jobs.ts';
import { SESSION_JOBS, TRIAL_JOBS } from './identity/close-trials.jobs.ts';
import type { Job } from './jobs/job.ts';
import { LEDGER_JOBS } from './ledger/ledger-check.jobs.ts';
import { MESSAGES } from './messages/messages.area.ts';
import { MONEY } from './money/money.area.ts';
import { NOTIFICATION_JOBS } from './notifications/notifications.jobs.ts';
import { outboxJobs } from './outbox/deliver.ts';
import { PLAY } from './play/play.area.ts';
import { REWARDS } from './rewards/rewards.area.ts';
import { UPLOAD_JOBS } from './uploads/uploads.jobs.ts';

/** The business, area by area, from the lowest: an area imports only from those before it. */
export const AREAS: readonly Area[] = [ACCOUNTS, PLAY, MONEY, CONTENT, AGENT, REWARDS, MESSAGES];

/** Recurring jobs: those of the lower rooms, of the areas, and of the outbox. */
export const JOBS: readonly Job[] = [
  ...HTTP_JOBS,
  ...AUDIT_JOBS,
  ...LEDGER_JOBS,
  ...SESSION_JOBS,
  ...TRIAL_JOBS,
  ...UPLOAD_JOBS,
  ...NOTIFICATION_JOBS,
  ...AREAS.flatMap(({ jobs = [] }) => jobs),
  ...outboxJobs(AREAS.flatMap(({ eventHandlers = [] }) => eventHandlers)),
];
