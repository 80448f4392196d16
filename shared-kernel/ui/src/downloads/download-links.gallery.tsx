import type { Examples } from '../gallery/examples.ts';
import { DownloadLinks } from './download-links.tsx';
import type { DownloadLink } from './download-rules.ts';

const LINKS: readonly DownloadLink[] = [
  { kind: 'android', url: '/app.apk', needsSafari: false },
  { kind: 'ios', url: '/ios', needsSafari: false },
  { kind: 'profile', url: '/site.mobileconfig', needsSafari: true },
];

export const examples: Examples = {
  rows: () => <DownloadLinks links={LINKS} />,
  buttons: () => <DownloadLinks links={LINKS.slice(0, 2)} variant="buttons" />,
};
