import { createRequire } from 'node:module';

/**
 * Loads a part of Drizzle as CommonJS. For each import of an ES module Node reads the manifest of its package anew, and this one's
 * has 180 kB: with the ES modules a start took two seconds more.
 */
export const loadDrizzle = createRequire(import.meta.url);
