/** A colour of the sky and of what stands against it, in the hue that is wanted. `#rrggbb` as it is drawn without a wish. */
export type Sky = (colour: string) => string;

const HERO_WIDTH = 400;
const HERO_HEIGHT = 176;

export const FIELD = `M0 0H${HERO_WIDTH}V${HERO_HEIGHT}H0Z`;

export const heroSvg = (body: string, height = HERO_HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${HERO_WIDTH} ${height}">${body}</svg>`;
