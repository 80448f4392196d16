import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from 'shared-kernel/ui/toast';
import { CopyButton } from './copy-button.tsx';

const WORDS = { copied: 'Copied', failed: 'Not copied' };

it.each([
  [
    'with words',
    <CopyButton key="words" text="0042" {...WORDS}>
      Copy number
    </CopyButton>,
  ],
  ['as a sign', <CopyButton key="sign" text="0042" label="Copy number" {...WORDS} />],
])('copies %s and says so', async (_look, button) => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  render(
    <>
      {button}
      <ToastRegion />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy number' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('0042');
});
