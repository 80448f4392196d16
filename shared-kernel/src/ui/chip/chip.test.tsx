import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, ChipRow } from 'shared-kernel/ui/chip';

describe('Chip', () => {
  it('says whether it is chosen', async () => {
    const press = jest.fn();
    render(
      <ChipRow label="Dates">
        <Chip isOn>Today</Chip>
        <Chip isOn={false} onClick={press}>
          Yesterday
        </Chip>
      </ChipRow>,
    );
    expect(screen.getByRole('group', { name: 'Dates' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Today', pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Yesterday', pressed: false }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('is no toggle when it takes a filter away', () => {
    render(
      <Chip isClearing isOn aria-label="Remove Perlas">
        Perlas
      </Chip>,
    );
    expect(screen.getByRole('button', { name: 'Remove Perlas' })).not.toHaveAttribute('aria-pressed');
  });
});
