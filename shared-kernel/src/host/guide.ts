/** The lever over every link of the site. */
export { type Guide, setGuide } from './router.ts';
