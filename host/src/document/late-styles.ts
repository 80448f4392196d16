/** Stylesheets that the document fetches without holding back the skeleton's paint. */
const LATE = 'link[data-late]';
const LIMIT_MS = 3000;

const whenSettled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (link.sheet !== null) resolve();
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
  });

/** Resolves when the page's late stylesheets are in force, so that the first view is never unstyled; at most after 3 s. */
export const whenStylesAreReady = async (page: Document): Promise<void> => {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, LIMIT_MS));
  await Promise.race([Promise.all([...page.querySelectorAll<HTMLLinkElement>(LATE)].map(whenSettled)), limit]);
};
