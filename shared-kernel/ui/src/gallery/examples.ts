import type { ReactNode } from 'react';

/** A component's states by name, each drawn as a component of its own: hooks are allowed. Kept beside it in `<name>.gallery.tsx`. */
export type Examples = Readonly<Record<string, () => ReactNode>>;

/** One component of the kit with its states. */
export interface Sample {
  readonly name: string;
  readonly examples: Examples;
}
