export type DealerName = 'bun' | 'short' | 'long';
