import { Icon } from '@shared-kernel/ui/icon';
import { Gift, Landmark } from '@shared-kernel/ui/icons';
import { Money } from '@shared-kernel/ui/money';
import { Tag } from '@shared-kernel/ui/tag';
import type { Examples } from '../../gallery/examples.ts';
import { ListRow, RowList } from './list-row.tsx';

const ignore = () => undefined;

export const examples: Examples = {
  'goes somewhere': () => (
    <RowList label="Settings">
      <ListRow lead={<Icon of={Landmark} />} hue="info" title="Bank cards" sub="2 of 5" to="/m/cards" />
      <ListRow
        lead={<Icon of={Gift} />}
        hue="money"
        title="Promotions"
        badge={<Tag tone="money">3</Tag>}
        onPress={ignore}
      />
    </RowList>
  ),
  'only tells': () => (
    <RowList label="Bets">
      <ListRow title="Golden Reef" sub="10:24" trailing={<Money amount="120.00" tone="in" />} />
      <ListRow
        title="A title that is too long for the line that it stands on"
        sub="And a second line that says as much again"
        trailing={<Tag tone="warn">Open</Tag>}
      />
    </RowList>
  ),
  flat: () => (
    <RowList isFlat>
      <ListRow title="GCash" onPress={ignore} />
      <ListRow title="Maya" onPress={ignore} />
    </RowList>
  ),
};
