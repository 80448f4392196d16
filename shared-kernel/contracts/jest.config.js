export { jestPreset as default } from '@shared-kernel/testing/jest-preset';
