/** What a release has cost the players who had it, as their browsers report it. */
export interface ReleaseCosts {
  readonly visits: number;
  readonly errors: number;
  /** Three of four loads were shorter, in milliseconds; undefined: none was reported. */
  readonly loadMs: number | undefined;
}

const QUANTILE = 0.75;
const SECOND_MS = 1000;
/** A document server that hangs must not keep the page from being shown. */
const PATIENCE_MS = 1000;

interface Sums {
  visits: number;
  errors: number;
  /** Loads up to so many seconds, cumulative as the histogram has them. */
  readonly loads: Map<number, number>;
}

/** `browser_visits_total{package="agent",release="agent@…"} 12`: name, labels, value. */
const SAMPLE = /^(browser_\w+)\{([^}]*)\} (\S+)/;
const LABEL = /(\w+)="([^"]*)"/g;

const add = (sums: Map<string, Sums>, line: string): void => {
  const [, name = '', labelText = '', valueText] = SAMPLE.exec(line) ?? [];
  const labels = Object.fromEntries([...labelText.matchAll(LABEL)].map(([, label, text]) => [label, text]));
  const { release, le } = labels;
  const value = Number(valueText);
  if (release === undefined || !Number.isFinite(value)) return;
  const sum = sums.get(release) ?? { visits: 0, errors: 0, loads: new Map() };
  sums.set(release, sum);
  if (name === 'browser_visits_total') sum.visits += value;
  if (name === 'browser_failures_total') sum.errors += value;
  if (name === 'browser_load_seconds_bucket') {
    const seconds = le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le);
    sum.loads.set(seconds, (sum.loads.get(seconds) ?? 0) + value);
  }
};

/** The time that three of four loads stayed below, evenly spread within a bucket; of the last, open one its beginning. */
const quantileOf = (loads: ReadonlyMap<number, number>): number | undefined => {
  const buckets = [...loads].sort(([one], [other]) => one - other);
  const wanted = (buckets.at(-1)?.[1] ?? 0) * QUANTILE;
  if (wanted === 0) return undefined;
  let [from, before] = [0, 0];
  for (const [to, count] of buckets) {
    if (count >= wanted)
      return (
        (to === Number.POSITIVE_INFINITY ? from : from + ((to - from) * (wanted - before)) / (count - before)) *
        SECOND_MS
      );
    [from, before] = [to, count];
  }
  return from * SECOND_MS;
};

export interface Costs {
  readonly byRelease: ReadonlyMap<string, ReleaseCosts>;
  /** Document servers that were asked, and that answered: without all of them the figures are of a part of the visits. */
  readonly asked: number;
  readonly answered: number;
}

/** What the metrics of all document servers say of each release, added up. */
export const costsIn = (texts: readonly string[]): ReadonlyMap<string, ReleaseCosts> => {
  const sums = new Map<string, Sums>();
  for (const text of texts) for (const line of text.split('\n')) add(sums, line);
  return new Map(
    [...sums].map(([release, { visits, errors, loads }]) => [release, { visits, errors, loadMs: quantileOf(loads) }]),
  );
};

/** Reads the document servers' metrics, by the addresses of their ports for operators; one that does not answer is left out. */
export const readCosts = async (opsUrls: readonly string[]): Promise<Costs> => {
  const read = async (url: string): Promise<string | null> => {
    const answer = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? answer.text() : null;
  };
  const texts = await Promise.all(opsUrls.map((url) => read(url).catch(() => null)));
  const readable = texts.filter((text) => text !== null);
  return { byRelease: costsIn(readable), asked: opsUrls.length, answered: readable.length };
};
