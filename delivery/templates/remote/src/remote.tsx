import type { RemoteModuleOf } from 'shared-kernel/remote';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {},
  slots: {},
} satisfies RemoteModuleOf<typeof manifest>;
