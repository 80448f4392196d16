import { array, string } from '@shared-kernel/contracts/schema';
import { stored } from 'shared-kernel/storage';
import { createStore, useStore } from 'shared-kernel/store';

/** Kept from visit to visit on this device: guests pin too. */
const kept = stored('lotteryPins', { schema: array(string()), owner: 'device' });

const pinStore = createStore<{ readonly codes: readonly string[] | undefined }>(() => ({ codes: undefined }));

const NONE: readonly string[] = [];

/** The codes of the pinned lotteries, the last pinned first, and how to pin one or let it go. */
export const usePins = () => {
  const codes = useStore(pinStore, (state) => state.codes) ?? kept.read() ?? NONE;
  const toggle = (code: string): void => {
    const next = codes.includes(code) ? codes.filter((each) => each !== code) : [code, ...codes];
    pinStore.setState({ codes: next });
    kept.write([...next]);
  };
  return { codes, toggle };
};
