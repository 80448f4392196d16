/** As the route says. */
let ofRoute: string | undefined;
/** As the page says, which comes before. */
let ofPage: string | undefined;

const write = (): void => {
  const title = ofPage ?? ofRoute;
  if (title !== undefined) document.title = title;
};

/** The frame's: what the tab says while the page says nothing, whichever of the two is there first. */
export const setRouteTitle = (title: string): void => {
  ofRoute = title;
  write();
};

/** The page's own; returns what takes it back. */
export const setPageTitle = (title: string): (() => void) => {
  ofPage = title;
  write();
  return () => {
    if (ofPage !== title) return;
    ofPage = undefined;
    write();
  };
};
