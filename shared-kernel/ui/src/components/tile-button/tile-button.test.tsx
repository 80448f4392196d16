import { Mail } from '@shared-kernel/ui/icons';
import { TileButton, TileGrid } from '@shared-kernel/ui/tile-button';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

it('is one target named by its label, its bubble said with it, in the hue of its kind', async () => {
  const press = jest.fn();
  render(
    <TileGrid label="Tools">
      <TileButton icon={Mail} hue="fish" label="News" badge={4} badgeLabel="4 unread" onPress={press} />
    </TileGrid>,
  );
  const tile = screen.getByRole('button', { name: /^4 unread ?News$/ });
  expect(tile).toHaveAttribute('data-cat', 'fish');
  await userEvent.click(tile);
  expect(press).toHaveBeenCalledTimes(1);
});
