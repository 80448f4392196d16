import { useState } from 'react';
import { Button } from 'shared-kernel/ui/button';
import type { Examples } from '../../gallery/examples.ts';
import { showUndo } from './undo.tsx';

const Deletes = () => {
  const [isThere, setIsThere] = useState(true);
  const remove = () => {
    setIsThere(false);
    showUndo({ text: 'Message deleted', onUndo: () => setIsThere(true) });
  };
  return isThere ? (
    <Button size="s" onClick={remove}>
      Delete the message
    </Button>
  ) : (
    <p>No messages.</p>
  );
};

export const examples: Examples = { 'a message is deleted': Deletes };
