import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'shared-kernel/host/router';

describe('ListRow', () => {
  it('is all target when it leads somewhere, and none when it does not', async () => {
    const press = jest.fn();
    render(
      <BrowserRouter>
        <RowList label="Settings">
          <ListRow title="Change password" to="/m/changePsw" />
          <ListRow title="Sign out" onPress={press} />
          <ListRow title="Version" trailing="1.0" />
        </RowList>
      </BrowserRouter>,
    );
    const rows = within(screen.getByRole('list', { name: 'Settings' })).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/m/changePsw');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(rows[2]?.querySelector('a, button')).toBeNull();
  });

  it('keeps its chevron beside what waits behind it, and gives it up for a sign of its own', () => {
    const press = () => undefined;
    render(
      <RowList>
        <ListRow title="Reward centre" badge="3" onPress={press} />
        <ListRow title="Android app" trailing="get" onPress={press} />
      </RowList>,
    );
    const signs = screen.getAllByRole('button').map((row) => row.querySelectorAll('svg').length);
    expect(signs).toEqual([1, 0]);
  });
});
