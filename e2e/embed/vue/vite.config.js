import { defineConfig } from 'vite';

export default defineConfig({ logLevel: 'warn', build: { target: 'es2022' } });
