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
  // It stands there for seconds: on a busy machine it may be gone before the click has ended.
  const said = screen.findByText('Copied');
  await user.click(screen.getByRole('button', { name: 'Copy number' }));
  expect((await said).textContent).toBe('Copied');
  expect(writeText).toHaveBeenCalledWith('0042');
});
