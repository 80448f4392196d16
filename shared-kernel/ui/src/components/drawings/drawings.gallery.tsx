import type { Examples } from '../../gallery/examples.ts';
import { BoatDrawing, HarbourDrawing, LadderDrawing, LanternsDrawing, SignpostDrawing } from './drawings.tsx';

export const examples: Examples = {
  boat: () => <BoatDrawing />,
  lanterns: () => <LanternsDrawing />,
  ladder: () => <LadderDrawing />,
  harbour: () => <HarbourDrawing />,
  signpost: () => <SignpostDrawing />,
};
