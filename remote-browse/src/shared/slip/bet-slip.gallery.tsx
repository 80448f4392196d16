import { Button } from '@shared-kernel/ui/button';
import type { Examples } from '@shared-kernel/ui/gallery';
import { Opened } from '@shared-kernel/ui/gallery/opened';
import { useState } from 'react';
import type { IdempotentMutationPhase } from 'shared-kernel/idempotent-mutation';
import { BetSlip, type BetSlipProps } from './bet-slip.tsx';
import type { SlipLine } from './slip.ts';

const ignore = () => undefined;

const LINES: readonly SlipLine[] = [
  { id: 'straight', label: '3 · 17 · 42', detail: 'Exact order', stake: '5.00' },
  { id: 'system', label: '4 · 8 · 15 · 16', detail: 'Any order', stake: '2.00', bets: 24 },
  {
    id: 'long',
    label: '1 · 2 · 3 · 4 · 5 · 6 · 7 · 8 · 9 · 10 · 11 · 12',
    detail: 'Any order',
    stake: '1.00',
    bets: 1320,
  },
];

const Slip = (given: Partial<BetSlipProps>) => {
  const [lines, setLines] = useState(LINES);
  const [multiple, setMultiple] = useState(1);
  return (
    <Opened>
      {(isOpen, onClose, onOpen) => (
        <BetSlip
          title="Draw 0417"
          multiple={multiple}
          onMultiple={setMultiple}
          maxMultiple={99}
          balance={{ sumBalance: '12480.50' }}
          phase="idle"
          onPlace={ignore}
          onAskAgain={ignore}
          {...given}
          lines={lines}
          onRemove={(id) => setLines(lines.filter((line) => line.id !== id))}
          {...{ isOpen, onOpen, onClose }}
        />
      )}
    </Opened>
  );
};

const inPhase = (phase: IdempotentMutationPhase) => () => (
  <Slip phase={phase} sentTotal="1373.00" refusal="The draw has closed." />
);

export const examples: Examples = {
  'to be placed': () => <Slip maxWin="45000.00" />,
  'not enough balance': () => <Slip balance={{ sumBalance: '120.00' }} />,
  locked: () => (
    <Slip lock={{ reason: 'Draw 0417 has closed.', action: <Button variant="primary">Move to draw 0418</Button> }} />
  ),
  'no answer': inPhase('unknown'),
  refused: inPhase('failed'),
  done: inPhase('done'),
};
