import { isRunning, readRecords } from './process-record.ts';

const LOOK_EVERY_MS = 500;

type Report = (line: string) => void;

/** Says when a process of the site ends or is started again; ends nothing itself. Answers how to stop watching. */
export const watchProcesses = (siteFolder: string, report: Report): (() => void) => {
  const seen = new Map(readRecords(siteFolder).map((record) => [record.name, record.pid]));
  const look = (): void => {
    for (const record of readRecords(siteFolder)) {
      const { name, pid } = record;
      const isUp = isRunning(record);
      const before = seen.get(name) ?? 0;
      if (before !== 0 && (!isUp || pid !== before))
        report(`${name} (process ${before}) has ended; everything else goes on.`);
      if (isUp && pid !== before) report(`${name} is running as process ${pid}.`);
      seen.set(name, isUp ? pid : 0);
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
};
