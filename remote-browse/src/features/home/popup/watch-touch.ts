/** So long after a finger has gone, or the page has moved, nothing opens under the thumb. */
const SETTLES_MS = 500;

const NOTED = ['pointerdown', 'pointerup', 'pointercancel', 'scroll'] as const;
const OPTIONS = { passive: true } as const;

/** Watches whether somebody presses or scrolls: a finger is down, or was a moment ago. */
export const watchTouch = () => {
  let isDown = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  const note = ({ type }: Event): void => {
    if (type !== 'scroll') isDown = type === 'pointerdown';
    lastAt = performance.now();
  };
  for (const name of NOTED) document.addEventListener(name, note, OPTIONS);
  return {
    isInUse: (): boolean => isDown || performance.now() - lastAt < SETTLES_MS,
    stop: (): void => {
      for (const name of NOTED) document.removeEventListener(name, note);
    },
  };
};
