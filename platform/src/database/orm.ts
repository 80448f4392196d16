/**
 * Drizzle for the whole platform, imported from it here alone: Node reads a package's manifest again for each module that imports
 * it, and this one's has 180 kB. With 520 such imports a start took 1.3 s more.
 */
export * from 'drizzle-orm';
