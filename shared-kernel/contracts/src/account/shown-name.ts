const NUMBER = /^\d{10,}$/u;

/** A member's name as it greets them. Who registered by number has that as the name: `639***74`, for nobody beside them to read. */
export const shownName = (name: string): string =>
  NUMBER.test(name) ? `${name.slice(0, 3)}***${name.slice(-2)}` : name;
