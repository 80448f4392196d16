import { OVERRIDE_PARAMETER } from '@shared-kernel/contracts/release/override';
import { hashSource } from '../base/digest.ts';

export const BADGE_ELEMENT_ID = 'override-badge';

/** Longer timers would end at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Runs in the page after the badge: what each release has loaded, the link's end, and links that keep the present address. Its source is
 * what gets inlined, so it uses only its parameters and the browser.
 */
function showBadge(id: string, parameter: string, longestMs: number): void {
  const badge = document.getElementById(id);
  if (badge === null) return;
  // Browsers that do not know the template's attribute leave it where it is.
  const template = badge.querySelector('template');
  if (template !== null) badge.attachShadow({ mode: 'open' }).append(template.content);
  const root = badge.shadowRoot;
  const details = root?.querySelector('details');
  if (!root || !details) return;

  /** Bytes of the network, and the time in which at least one file was on its way. */
  const costOf = (bases: readonly string[]): { readonly bytes: number; readonly ms: number } => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => bases.some((base) => name.startsWith(base))) as PerformanceResourceTiming[];
    let [bytes, ms, end] = [0, 0, 0];
    for (const file of files.sort((a, b) => a.startTime - b.startTime)) {
      bytes += file.encodedBodySize;
      ms += Math.max(0, file.responseEnd - Math.max(end, file.startTime));
      end = Math.max(end, file.responseEnd);
    }
    return { bytes, ms };
  };

  const showCosts = (): void => {
    for (const cell of root.querySelectorAll<HTMLElement>('[data-bases]')) {
      const { bytes, ms } = costOf((cell.dataset.bases ?? '').split(' '));
      if (bytes > 0) cell.textContent = `${(bytes / 1024).toFixed(1)} KB · ${Math.round(ms)} ms`;
    }
  };
  details.addEventListener('toggle', showCosts);

  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });

  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-asks]') : null;
    if (link === null) return;
    const address = new URL(location.href);
    address.searchParams.set(parameter, link.dataset.asks ?? '');
    link.href = address.href;
  });

  const until = root.querySelector('time');
  const ended = root.querySelector<HTMLElement>('[data-ended]');
  if (until === null || ended === null) return;
  until.textContent = new Date(until.dateTime).toLocaleString(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  setTimeout(
    () => {
      ended.textContent = ended.dataset.ended ?? '';
      details.open = true;
    },
    Math.min(Number(until.dataset.left), longestMs),
  );
}

const oneLine = (source: string): string => source.replace(/\s*\n\s*/g, '\n');

/** One constant text for every override. */
export const BADGE_SCRIPT = `(${oneLine(showBadge.toString())})(${JSON.stringify(BADGE_ELEMENT_ID)},${JSON.stringify(OVERRIDE_PARAMETER)},${LONGEST_MS})`;

export const badgeScriptHash = (): Promise<string> => hashSource(BADGE_SCRIPT);
