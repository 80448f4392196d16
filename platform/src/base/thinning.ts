import { MINUTE_MS } from '@shared-kernel/node/durations';

/**
 * Of what anybody can bring about as often as he likes, so many a minute of this process have room. The first of a new minute
 * tells how many of the last had none.
 */
export const createThinning = (mostAMinute: number, onLeft: (left: number) => void): ((at: Date) => boolean) => {
  const state = { minute: 0, kept: 0, left: 0 };
  return (at) => {
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute !== state.minute) {
      if (state.left > 0) onLeft(state.left);
      Object.assign(state, { minute, kept: 0, left: 0 });
    }
    state.kept += 1;
    if (state.kept > mostAMinute) state.left += 1;
    return state.kept <= mostAMinute;
  };
};
