import type { finishSocial } from '@shared-kernel/contracts/account/social';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';

type BroughtBack = InputOf<typeof finishSocial>;

let kept: BroughtBack | null = null;

/** What a provider has put into the address of the login page; null where nobody comes from one. */
export const broughtBack = (search: URLSearchParams): BroughtBack | null => {
  const of = (name: string) => search.get(name) ?? undefined;
  const [state, code, error, iss] = [of('state'), of('code'), of('error'), of('iss')];
  if (state === undefined || (code === undefined && error === undefined)) return null;
  return {
    state,
    ...(error === undefined ? code !== undefined && { code } : { error }),
    ...(iss !== undefined && { iss }),
  };
};

/** Kept for the page that comes next, out of the address: a reload, or a link of it, brings nothing back. */
export const keepBroughtBack = (back: BroughtBack): void => {
  kept = back;
};

/** Once: it is good once. */
export const takeBroughtBack = (): BroughtBack | null => {
  const back = kept;
  kept = null;
  return back;
};
