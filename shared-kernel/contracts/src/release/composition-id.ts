const LENGTH = 8;
const HEX_RADIX = 16;

/** The short hash that names a combination of releases, by their ids: the host's and the remotes'. */
export const compositionIdOf = async (releases: readonly string[]): Promise<string> => {
  const text = new TextEncoder().encode([...releases].sort().join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash.subarray(0, LENGTH / 2), (byte) => byte.toString(HEX_RADIX).padStart(2, '0')).join('');
};
