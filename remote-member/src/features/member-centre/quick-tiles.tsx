import { paths } from '@shared-kernel/contracts/system/paths';
import type { IconDrawing } from '@shared-kernel/ui/icon';
import { type Hue, ReceiptText, ScrollText, ShieldCheck, Wallet } from '@shared-kernel/ui/icons';
import { TileButton, TileGrid } from '@shared-kernel/ui/tile-button';
import { useTranslation } from 'shared-kernel/i18n';
import { useMemberGate } from '../../shared/use-member-gate.ts';

interface Tile {
  readonly name: 'deposit' | 'bettingRecord' | 'accountRecord' | 'security';
  readonly path: string;
  readonly icon: IconDrawing;
  readonly hue: Hue;
}

/** The four tiles, without flags (specification: accounts §2); two of them are entries too, with flags. */
const TILES: readonly Tile[] = [
  { name: 'deposit', path: paths.deposit, icon: Wallet, hue: 'money' },
  { name: 'bettingRecord', path: paths.bettingRecord, icon: ReceiptText, hue: 'rng' },
  { name: 'accountRecord', path: paths.accountRecord, icon: ScrollText, hue: 'fish' },
  { name: 'security', path: paths.security, icon: ShieldCheck, hue: 'pvp' },
];

export const QuickTiles = () => {
  const { t } = useTranslation('member');
  const { actionTo } = useMemberGate();
  return (
    <TileGrid label={t('tile.heading')}>
      {TILES.map(({ name, path, icon, hue }) => (
        <TileButton key={name} icon={icon} hue={hue} label={t(`tile.${name}`)} {...actionTo(path)} />
      ))}
    </TileGrid>
  );
};
