import { ArrowDownToLine, ArrowUpFromLine, Gift, ReceiptText } from '@shared-kernel/ui/icons';
import type { Examples } from '../../gallery/examples.ts';
import { TileButton, TileGrid } from './tile-button.tsx';

const ignore = () => undefined;

export const examples: Examples = {
  'four in a row': () => (
    <TileGrid label="Money">
      <TileButton icon={ArrowDownToLine} hue="money" label="Deposit" to="/m/deposit" />
      <TileButton icon={ArrowUpFromLine} label="Withdraw" to="/m/withdraw" />
      <TileButton icon={Gift} hue="hot" label="Promotions" badge={3} badgeLabel="3 to claim" onPress={ignore} />
      <TileButton icon={ReceiptText} hue="rng" label="Transactions" onPress={ignore} />
    </TileGrid>
  ),
};
