import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  logLevel: 'warn',
  build: { target: 'es2022' },
  plugins: [federation({ name: 'affiliate', remotes: {}, shared: ['react', 'react-dom'], dts: false })],
});
