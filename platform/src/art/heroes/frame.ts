const HERO_WIDTH = 400;
const HERO_HEIGHT = 176;

export const FIELD = `M0 0H${HERO_WIDTH}V${HERO_HEIGHT}H0Z`;

export const heroSvg = (body: string, height = HERO_HEIGHT): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${HERO_WIDTH} ${height}">${body}</svg>`;
