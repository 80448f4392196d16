import type { Examples } from '@shared-kernel/ui/gallery';
import { Composer } from './composer.tsx';

const ignore = () => undefined;

export const examples: Examples = {
  'words alone': () => <Composer label="Answer the agent" draft="gallery-words" onSend={ignore} />,
  'with pictures and a limit': () => (
    <Composer label="Write to support" draft="gallery-pictures" maxLength={140} maxPictures={3} onSend={ignore} />
  ),
};
