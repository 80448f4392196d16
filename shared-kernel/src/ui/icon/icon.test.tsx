import { render } from '@testing-library/react';
import { Wallet } from 'shared-kernel/icons';
import { Icon } from 'shared-kernel/ui/icon';

it('draws in its size and stays silent', () => {
  const { container } = render(<Icon of={Wallet} size="s" />);
  expect(container.querySelector('[data-size="s"][aria-hidden="true"] svg')).toBeInTheDocument();
});
