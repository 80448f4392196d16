import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { subscribe } from 'shared-kernel/events';

const WHO_IS_HERE = ['session.signed-out', 'session.expired', 'session.signed-in'] as const;

export interface Overlay<Answer> {
  readonly isOpen: boolean;
  /** Closes with an answer. The first one counts. */
  readonly close: (answer: Answer) => void;
  /** For the modal's `onClosed`: it has left the screen. */
  readonly onClosed: () => void;
}

interface OverlayRootProps<Answer> {
  readonly dismissed: Answer;
  readonly draw: (overlay: Overlay<Answer>) => ReactNode;
  readonly onAnswer: (answer: Answer) => void;
  readonly onClosed: () => void;
}

const OverlayRoot = <Answer,>({ dismissed, draw, onAnswer, onClosed }: OverlayRootProps<Answer>) => {
  const [isOpen, setIsOpen] = useState(true);
  const close = (answer: Answer) => {
    setIsOpen(false);
    onAnswer(answer);
  };
  useEffect(() => {
    // The page that asked is gone after a step back; and who was asked, when somebody leaves or comes.
    const leave = () => {
      setIsOpen(false);
      onAnswer(dismissed);
    };
    window.addEventListener('popstate', leave);
    const stops = WHO_IS_HERE.map((event) => subscribe(event, leave));
    return () => {
      window.removeEventListener('popstate', leave);
      for (const stop of stops) stop();
    };
  }, [dismissed, onAnswer]);
  return draw({ isOpen, close, onClosed });
};

/**
 * Lays a modal over the page from anywhere, an event handler included, and resolves with what it was closed with;
 * `dismissed` after a step back in the history, or when another than who was asked is here. It stands apart from the page: no router and no query client around it.
 */
export const openOverlay = <Answer,>(
  dismissed: Answer,
  draw: (overlay: Overlay<Answer>) => ReactNode,
): Promise<Answer> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const remove = () => {
      root.unmount();
      place.remove();
    };
    root.render(
      <OverlayRoot dismissed={dismissed} draw={draw} onAnswer={resolve} onClosed={() => queueMicrotask(remove)} />,
    );
  });
