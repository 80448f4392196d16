import { Screen } from '@shared-kernel/ui/screen';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

describe('Screen', () => {
  it('has one heading and goes back where the page says', async () => {
    const back = jest.fn();
    render(
      <Screen title="Members" onBack={back} backLabel="Back to home">
        <p>Here</p>
      </Screen>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Members' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to home' }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('keeps its heading for those who listen when it is not shown', () => {
    render(
      <Screen title="Agent home" isTitleHidden>
        <p>Here</p>
      </Screen>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Agent home' })).toHaveClass('spoken');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has its header, its main part and a menu of its own side by side', () => {
    render(
      <Screen title="Agent home" foot={<nav aria-label="Agent" />}>
        <p>Here</p>
      </Screen>,
    );
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Here');
    expect(main.parentElement).toBe(screen.getByRole('banner').parentElement);
    expect(main.parentElement).toBe(screen.getByRole('navigation').parentElement);
  });
});
