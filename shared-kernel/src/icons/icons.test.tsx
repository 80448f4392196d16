import { render } from '@testing-library/react';
import { GAME_CATEGORIES } from 'shared-kernel/contracts/values';
import { BrandMark, CategoryIcon, Flag, hueOf } from 'shared-kernel/icons';

describe('icons', () => {
  it.each(GAME_CATEGORIES)('draws %s in a hue of its own', (category) => {
    const { container } = render(<CategoryIcon category={category} />);
    expect(container.querySelector(`[data-cat="${hueOf(category)}"] .first`)).toBeInTheDocument();
  });

  it('gives every category another hue', () => {
    expect(new Set(GAME_CATEGORIES.map(hueOf)).size).toBe(GAME_CATEGORIES.length);
  });

  it('paints two marks on one page with a gradient each', () => {
    const { container } = render(
      <>
        <BrandMark brand="luna" />
        <BrandMark brand="unheard-of" />
      </>,
    );
    const gradients = [...container.querySelectorAll('linearGradient')].map(({ id }) => id);
    expect(new Set(gradients).size).toBe(2);
    expect(container.querySelectorAll('svg')[1]?.innerHTML).toContain(`url(#${gradients[1]})`);
  });

  it('has a flag for each language', () => {
    const { container } = render(
      <>
        <Flag language="EN" />
        <Flag language="TY" />
      </>,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(2);
  });
});
