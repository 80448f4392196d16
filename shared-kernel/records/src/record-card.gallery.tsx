import type { Examples } from '@shared-kernel/ui/gallery';
import { Tag } from '@shared-kernel/ui/tag';
import { CopyNumber } from './copy-number.tsx';
import { DrillLink } from './drill-link.tsx';
import { Figure } from './figure.tsx';
import { Outcome } from './outcome.tsx';
import { RecordCard } from './record-card.tsx';

const ignore = () => undefined;

const fieldsOf = (stake: string) => [
  { name: 'Stake', value: <Figure amount={stake} /> },
  { name: 'Valid bet', value: <Figure amount={stake} /> },
  { name: 'Number', value: <CopyNumber number="PN-9143549721" /> },
];

export const examples: Examples = {
  won: () => (
    <RecordCard
      title="Parol Nights"
      note="7:04 PM · Perlas"
      outcome={<Outcome amount="81.40" />}
      state="Settled"
      fields={fieldsOf('5.00')}
      onOpen={ignore}
    />
  ),
  void: () => (
    <RecordCard
      title="Lucky Sevens"
      note="6:40 PM · Kidlat"
      outcome={<Tag tone="warn">Void</Tag>}
      fields={fieldsOf('20.00')}
      onOpen={ignore}
    />
  ),
  'with something to do': () => (
    <RecordCard
      title="Lotto 6 Plus"
      note="6:58 PM · Salakot"
      outcome={<Tag tone="info">Open</Tag>}
      fields={fieldsOf('120.00')}
      foot="Draw closes in 04:12"
      onOpen={ignore}
    />
  ),
  'great amounts, long names': () => (
    <RecordCard
      title="The Emperor’s Garden of a Thousand Lanterns"
      note="6:40 PM · A provider with a long name"
      outcome={<Outcome amount="-98765432.10" />}
      state="Settled"
      fields={fieldsOf('98765432.10')}
      onOpen={ignore}
    />
  ),
  'of a team': () => (
    <RecordCard
      title="Bohol Octopus"
      note="10:30 PM · Amihan"
      outcome={<Outcome amount="10.00" />}
      state="Settled"
      fields={[
        { name: 'Player', value: <DrillLink userName="carlo1977" isHere={false} onDrill={ignore} /> },
        ...fieldsOf('10.00').slice(0, 1),
        { name: 'Agent', value: <DrillLink userName="mara_agent" isHere onDrill={ignore} /> },
      ]}
      onOpen={ignore}
    />
  ),
};
