import { renderPage } from '@shared-kernel/testing/render-page';
import { screen } from '@testing-library/react';
import { CopyButton } from './copy-button.tsx';

it.each([
  [
    'with words',
    <CopyButton key="words" text="0042">
      Copy number
    </CopyButton>,
  ],
  ['as a sign', <CopyButton key="sign" text="0042" label="Copy number" />],
])('copies %s and says so', async (_look, button) => {
  const { user } = await renderPage(button);
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy number' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith('0042');
});
