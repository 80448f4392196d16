/** Specification: accounts §5. */
export const MAX_PICTURES = 3;
export const MAX_MEGABYTES = 5;
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** Why pictures were not taken: the wrong kind, too large (each with its name), or one too many. */
export type PictureFault = { readonly fault: 'kind' | 'size'; readonly name: string } | { readonly fault: 'many' };

const faultOf = ({ type, size, name }: File): PictureFault | null => {
  if (!PICTURE_TYPES.some((each) => each === type)) return { fault: 'kind', name };
  return size > MAX_BYTES ? { fault: 'size', name } : null;
};

/** What becomes of a choice of files: those that can be taken beside the ones already there, and what was wrong with the rest. */
export const takePictures = (kept: readonly File[], chosen: readonly File[], most: number) => {
  const faults = chosen.map(faultOf).filter((fault) => fault !== null);
  const right = chosen.filter((file) => faultOf(file) === null);
  const free = most - kept.length;
  const many: readonly PictureFault[] = right.length > free ? [{ fault: 'many' }] : [];
  return { pictures: [...kept, ...right.slice(0, free)], faults: [...faults, ...many] };
};
