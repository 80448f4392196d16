import { LinkButton } from '@shared-kernel/ui/link-button';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'shared-kernel/host/router';
import { useLocation } from 'shared-kernel/router';

const Address = () => <output>{useLocation().pathname}</output>;

describe('LinkButton', () => {
  it('is a link in the look of a button and goes there without a reload', async () => {
    render(
      <BrowserRouter>
        <LinkButton to="/m/voucherCenter" variant="primary">
          Deposit
        </LinkButton>
        <Address />
      </BrowserRouter>,
    );
    const link = screen.getByRole('link', { name: 'Deposit' });
    expect(link).toHaveAttribute('data-variant', 'primary');
    await userEvent.click(link);
    expect(screen.getByRole('status')).toHaveTextContent('/m/voucherCenter');
  });
});
