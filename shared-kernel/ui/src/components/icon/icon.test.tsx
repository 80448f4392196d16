import { Icon } from '@shared-kernel/ui/icon';
import { Wallet } from '@shared-kernel/ui/icons';
import { render } from '@testing-library/react';

it('draws in its size and stays silent', () => {
  const { container } = render(<Icon of={Wallet} size="s" />);
  expect(container.querySelector('[data-size="s"][aria-hidden="true"] svg')).toBeInTheDocument();
});
