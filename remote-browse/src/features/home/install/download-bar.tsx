import { late } from 'shared-kernel/late';
import { useIsIdle } from '../../../shared/idle/use-is-idle.ts';

const LateDownloadCard = late(() => import('./download-card.tsx').then(({ DownloadCard }) => DownloadCard));

/** The download card, at the foot of the page: its code and its settings come last. */
export const DownloadBar = ({ onOpen }: { readonly onOpen: () => void }) => (
  <LateDownloadCard isAsked={useIsIdle()} onOpen={onOpen} />
);
