import { defineManifest } from 'shared-kernel/remote';

export const manifest = defineManifest({
  name: 'remoteName',
  routes: [],
  slots: [],
});
