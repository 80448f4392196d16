import { Button } from '@shared-kernel/ui/button';
import type { Examples } from '@shared-kernel/ui/gallery';
import { share } from './share.tsx';

const invite = () =>
  share({
    title: 'Invite a friend',
    text: 'You both get a bonus after the first deposit.',
    url: 'https://tala.ph/m/register?recommenderId=1042',
  });

export const examples: Examples = {
  'a browser that cannot share': () => (
    <Button data-opens size="s" onClick={() => void invite()}>
      Open
    </Button>
  ),
};
