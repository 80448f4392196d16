export interface PaysRead {
  readonly bet: string;
  /** What of the table cannot be read where it stands. */
  readonly faults: readonly string[];
}

/** Runs inside a slot's frame: opens its pays at every bet, from the smallest, and looks at each cell. */
export const readPaysAtEveryBet = async (): Promise<readonly PaysRead[]> => {
  const press = (id: string) => document.getElementById(id)?.click();
  const isOff = (id: string) => document.getElementById(id)?.getAttribute('aria-disabled') === 'true';
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const table = async (): Promise<Element> => {
    for (;;) {
      const found = document.querySelector('.pays');
      if (found) return found;
      await nextFrame();
    }
  };
  const faultsOf = (pays: Element): string[] => {
    const body = document.getElementById('sheet-body');
    const rows = [...pays.querySelectorAll('tr')];
    const cells = rows.flatMap((row) => [...row.children]);
    if (!body || cells.length < 36) return [`${cells.length} cells`];
    const edge = body.getBoundingClientRect().left + body.clientWidth;
    const beyond = cells.filter(
      (cell) => cell.getBoundingClientRect().right > edge || cell.scrollWidth > cell.clientWidth,
    );
    const uneven = rows.filter(
      (row) => new Set([...row.children].map((cell) => cell.getBoundingClientRect().top)).size > 1,
    );
    return [
      ...(body.scrollWidth > body.clientWidth ? [`scrolls sideways: ${body.scrollWidth} in ${body.clientWidth}`] : []),
      ...beyond.map((cell) => `cut: ${cell.textContent}`),
      ...uneven.map((row) => `uneven: ${row.textContent}`),
    ];
  };
  while (!isOff('bet-lower')) press('bet-lower');
  const read: PaysRead[] = [];
  for (;;) {
    press('menu');
    const faults = faultsOf(await table());
    read.push({ bet: document.getElementById('bet')?.textContent ?? '', faults });
    press('sheet-close');
    document.querySelector('.pays')?.remove();
    if (isOff('bet-raise')) return read;
    press('bet-raise');
  }
};
