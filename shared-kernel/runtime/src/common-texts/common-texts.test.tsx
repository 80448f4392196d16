import { drawingComes } from '@shared-kernel/testing/drawing-comes';
import { renderPage } from '@shared-kernel/testing/render-page';
import { FailedState } from '@shared-kernel/ui/failed-state';
import { screen } from '@testing-library/react';
import { useCategoryName } from './common-texts.ts';

test("the kernel's components speak the player's language by themselves", async () => {
  await renderPage(<FailedState onRetry={() => undefined} />, { language: 'TY' });
  expect(screen.getByRole('alert')).toHaveTextContent('Hindi na-load ang bahaging ito');
  expect(screen.getByRole('button', { name: 'Subukan ulit' })).toBeVisible();
  await drawingComes(screen.getByRole('alert'));
});

test('a category that is newer than the page goes by its code', async () => {
  const Name = ({ of }: { readonly of: string }) => <p>{useCategoryName()(of)}</p>;
  await renderPage(
    <>
      <Name of="RNG" />
      <Name of="BINGO" />
    </>,
  );
  expect(screen.getByText('Slots')).toBeVisible();
  expect(screen.getByText('BINGO')).toBeVisible();
});

/** Browsing §2, popular games area: the eleven categories under the labels of the specification; ours for its `hd_` keys. */
test.each([
  ['HOT', 'Hot'],
  ['SPORTS', 'Sports'],
  ['ESPORTS', 'E-sports'],
  ['LIVE', 'Live'],
  ['FISH', 'Fishing'],
  ['RNG', 'Slots'],
  ['PVP', 'PVP'],
  ['INHOUSE', 'In-house'],
  ['COCKFIGHT', 'Sabong'],
  ['ELOTT', 'E-lotto'],
  ['LOTT', 'Lottery'],
])('%s is called %s', async (category, name) => {
  const Name = () => <p>{useCategoryName()(category)}</p>;
  await renderPage(<Name />);
  expect(screen.getByText(name)).toBeVisible();
});
