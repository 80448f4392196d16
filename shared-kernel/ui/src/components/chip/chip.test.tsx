import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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

describe('ChipRow', () => {
  const at = (left: number, right: number) => ({ left, right }) as DOMRect;
  const LAID_OUT: Readonly<Record<string, DOMRect>> = {
    Dates: at(0, 320),
    Today: at(12, 92),
    'Thirty days': at(290, 380),
  };

  const show = (chosen: string) => (
    <ChipRow label="Dates">
      {['Today', 'Thirty days'].map((name) => (
        <Chip key={name} isOn={name === chosen}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );

  beforeEach(() => {
    // jsdom lays nothing out.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      return LAID_OUT[this.getAttribute('aria-label') ?? this.textContent ?? ''] ?? at(0, 0);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('has the chosen chip in view, and stays where it was moved to until another is chosen', () => {
    const { rerender } = render(show('Thirty days'));
    const line = screen.getByRole('group', { name: 'Dates' });
    // 60 px beyond the edge, and the line's padding: a fieldset's own, 12 px.
    expect(line.scrollLeft).toBe(72);
    line.scrollLeft = 10;
    rerender(show('Thirty days'));
    expect(line.scrollLeft).toBe(10);
    rerender(show('Today'));
    expect(line.scrollLeft).toBe(10);
    rerender(show('Thirty days'));
    expect(line.scrollLeft).toBe(82);
  });
});
