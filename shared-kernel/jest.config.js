export { jestPreset as default } from './src/testing/jest-preset.ts';
