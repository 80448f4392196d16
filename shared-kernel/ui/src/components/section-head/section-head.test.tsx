import { SectionHead } from '@shared-kernel/ui/section-head';
import { render, screen } from '@testing-library/react';

it('heads its section by name, with one thing at its end', () => {
  render(
    <section aria-labelledby="hot">
      <SectionHead id="hot" title="Hot right now" trailing={<button type="button">All</button>} />
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Hot right now' })).toContainElement(screen.getByRole('button'));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Hot right now');
});
