/** The one router that the page stands in. */

export { BrowserRouter } from 'react-router-dom';
export { type Guide, setGuide } from '../router/guide.ts';
export * from '../router/router.ts';
