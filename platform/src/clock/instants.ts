export const earlier = (a: Date, b: Date): Date => new Date(Math.min(a.getTime(), b.getTime()));

export const later = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()));
