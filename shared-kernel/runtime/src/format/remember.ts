/** Keeps what a costly maker made for each set of names: `Intl` objects take long to make and never change. */
export const remember = <Names extends readonly string[], Made>(make: (...names: Names) => Made) => {
  const made = new Map<string, Made>();
  return (...names: Names): Made => {
    const key = names.join('|');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...names);
    made.set(key, fresh);
    return fresh;
  };
};
