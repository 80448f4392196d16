export { jestPreset as default } from './src/jest-preset.ts';
