/** The one function of `semver` that the registry needs: the package carries no types of its own. */
declare module 'semver' {
  const semver: {
    satisfies(version: string, range: string, options?: { includePrerelease?: boolean }): boolean;
    validRange(range: string): string | null;
  };
  export default semver;
}
