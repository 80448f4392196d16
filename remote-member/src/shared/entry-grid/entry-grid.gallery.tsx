import type { Examples } from '@shared-kernel/ui/gallery';
import { Gift, Mail, ReceiptText, Trophy } from '@shared-kernel/ui/icons';
import { Tag } from '@shared-kernel/ui/tag';
import { EntryCell, EntryGrid } from './entry-grid.tsx';

const ignore = () => undefined;

export const examples: Examples = {
  'an odd number': () => (
    <EntryGrid label="My account">
      <EntryCell icon={ReceiptText} hue="info" label="Betting record" to="/m/betting" />
      <EntryCell icon={Gift} hue="money" label="Promotions" badge={3} badgeLabel="3 to claim" onPress={ignore} />
      <EntryCell icon={Trophy} hue="rng" label="Leaderboard" trailing={<Tag tone="money">₱500</Tag>} onPress={ignore} />
      <EntryCell icon={Mail} label="Messages" badge={120} onPress={ignore} />
      <EntryCell icon={Mail} label="Responsible gaming and deposit limits" onPress={ignore} />
    </EntryGrid>
  ),
};
