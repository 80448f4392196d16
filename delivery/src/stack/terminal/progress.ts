/** How often a long step says that it is still going on. */
const HEARTBEAT_MS = 10_000;

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export interface Progress {
  say(text: string): void;
  /** Runs `work` and says when it starts, every ten seconds, and when it is done, each with the time. */
  step<Value>(label: string, work: () => Promise<Value>): Promise<Value>;
}

/** Lines for a person or a log: `[ 12.3 s] …` since the start. */
export const createProgress = (): Progress => {
  const begun = Date.now();
  const say = (text: string): void => console.log(`[${seconds(begun).padStart(7)}] ${text}`);
  return {
    say,
    step: async (label, work) => {
      const started = Date.now();
      say(`${label} …`);
      const heartbeat = setInterval(() => say(`${label}: still at it after ${seconds(started)}`), HEARTBEAT_MS);
      try {
        const value = await work();
        say(`${label}: done in ${seconds(started)}`);
        return value;
      } finally {
        clearInterval(heartbeat);
      }
    },
  };
};
