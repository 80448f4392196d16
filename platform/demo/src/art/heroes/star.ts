import { disc, facets, path, points, poly } from '../shapes.ts';

/** The five-pointed star of a lantern, in two tones. */
export const hangingStar = (light: string, shade: string, core: string): string => {
  const corners = points(5, 22, 9);
  return path(poly(corners), shade) + path(facets(corners, 0), light) + disc(0, 0, 4, core);
};
