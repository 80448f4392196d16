import type { getWhitelabel } from '@shared-kernel/contracts/system/system';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { createStore } from 'shared-kernel/store';
import type { FlagName } from './flag-name.ts';

/** A merchant as the server describes it: names, currency and the flags in force. */
export type Brand = Readonly<ValueOf<typeof getWhitelabel>>;

/** The default merchant with every flag off, until `initBrand` has the server's word. */
const DEFAULT_BRAND: Brand = {
  merchantCode: 'tala',
  brand: 'tala',
  name: 'Tala',
  currency: 'PHP',
  minimumAge: 21,
  flags: {},
  agentMenu: [],
};

export const brandStore = createStore<Brand>(() => DEFAULT_BRAND);

/** Takes the white-label answer that the release document carries. Called by the host before the first render. */
export const initBrand = (whitelabel: Brand): void => brandStore.setState(whitelabel, true);

export const getBrand = (): Brand => brandStore.getState();

/** Whether a white-label flag is on; a flag that the server does not name is off. */
export const hasFlag = (name: FlagName): boolean => getBrand().flags[name] === true;
