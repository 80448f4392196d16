import { defineRemote } from 'delivery/preset';
import { manifest } from './src/manifest.ts';

export default defineRemote(manifest);
