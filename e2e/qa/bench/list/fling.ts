import type { CDPSession, Page } from '@playwright/test';

/** How fast a thumb throws a list, in px a second, and how far one throw goes. */
const SPEED = 6000;
const DISTANCE_PX = 24_000;
const KEY_EVERY_MS = 100;
const FRAME_MS = 1000 / 60;

/** What a phone felt while the list was thrown. */
export interface Feel {
  readonly frames: number;
  readonly dropped: number;
  /** From a key or tap to its handler, in ms: the worst, and the worst but five of a hundred. */
  readonly worstDelay: number;
  readonly delay95: number;
  /** How long each took that held up the page for 50 ms and more. */
  readonly longTasks: readonly number[];
  /** Elements in the document, at most. */
  readonly nodes: number;
}

declare global {
  var endFeel: () => Feel;
}

/** Runs in the page: frames, key delays and elements, until `endFeel` is called. */
const feel = (frameMs: number): void => {
  const delays: number[] = [];
  const longTasks: number[] = [];
  const tasks = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)));
  tasks.observe({ type: 'longtask' });
  let [frames, dropped, nodes, before] = [0, 0, 0, performance.now()];
  let isOver = false;
  const frame = (at: number): void => {
    frames += 1;
    dropped += Math.max(0, Math.round((at - before) / frameMs) - 1);
    before = at;
    nodes = Math.max(nodes, document.getElementsByTagName('*').length);
    if (!isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame((at) => {
    before = at;
    requestAnimationFrame(frame);
  });
  const key = ({ timeStamp }: Event): void => void delays.push(performance.now() - timeStamp);
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, key, true);
  globalThis.endFeel = () => {
    isOver = true;
    tasks.disconnect();
    for (const kind of ['keydown', 'pointerdown']) removeEventListener(kind, key, true);
    const sorted = delays.sort((one, other) => one - other);
    const delay95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
    return { frames, dropped, nodes, longTasks, worstDelay: sorted.at(-1) ?? 0, delay95 };
  };
};

/** What a phone feels while something is done to the page. */
export const feltDuring = async (page: Page, work: () => Promise<unknown>): Promise<Feel> => {
  await page.evaluate(feel, FRAME_MS);
  await work();
  return page.evaluate(() => endFeel());
};

/** Throws the page so often, down and every third time up again, with a key now and then. */
export const fling = (page: Page, session: CDPSession, times: number): Promise<Feel> =>
  feltDuring(page, async () => {
    const keys = setInterval(() => void page.keyboard.press('Shift').catch(() => undefined), KEY_EVERY_MS);
    try {
      for (let turn = 1; turn <= times; turn += 1)
        await session.send('Input.synthesizeScrollGesture', {
          x: 195,
          y: 500,
          yDistance: turn % 3 === 0 ? DISTANCE_PX : -DISTANCE_PX,
          speed: SPEED,
          gestureSourceType: 'touch',
          preventFling: false,
        });
    } finally {
      clearInterval(keys);
    }
  });
