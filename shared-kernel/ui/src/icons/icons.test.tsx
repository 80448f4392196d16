import { BRAND_MARK_ID } from '@shared-kernel/contracts/system/document';
import { GAME_CATEGORIES } from '@shared-kernel/contracts/system/values';
import { BrandMark, CategoryIcon, Flag, hueOf, WifiOff } from '@shared-kernel/ui/icons';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import drawIcon from './draw-icon.tsx';

const htmlOf = (icon: ReactElement): string => render(icon).container.innerHTML;

describe('icons', () => {
  it('are drawn in a build as the library draws them, told a class or nothing', () => {
    const { container } = render(<WifiOff />);
    const node = [...(container.querySelector('svg')?.children ?? [])].map(
      ({ tagName, attributes }) =>
        [tagName, Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))] as const,
    );
    const Drawn = drawIcon({
      name: 'wifi-off',
      node: node.map(([tag, of], key) => [tag, { ...of, key: String(key) }]),
    });
    expect(node).not.toHaveLength(0);
    expect(htmlOf(<Drawn />)).toBe(htmlOf(<WifiOff />));
    expect(htmlOf(<Drawn className="own" />)).toBe(htmlOf(<WifiOff className="own" />));
  });

  it.each(GAME_CATEGORIES)('draws %s in a hue of its own', (category) => {
    const { container } = render(<CategoryIcon category={category} />);
    expect(container.querySelector(`[data-cat="${hueOf(category)}"] .first`)).toBeInTheDocument();
  });

  it('gives every category another hue', () => {
    expect(new Set(GAME_CATEGORIES.map(hueOf)).size).toBe(GAME_CATEGORIES.length);
  });

  it.each(['NEWER', 'constructor', 'toString'])(
    'draws a category that is none of these, %s, in the plain look',
    (category) => {
      const { container } = render(<CategoryIcon category={category} />);
      expect(container.querySelector('[data-cat="plain"] .first')).toBeInTheDocument();
    },
  );

  it('takes the brand’s sign from the document, whatever the brand', () => {
    const { container } = render(<BrandMark size={20} />);
    expect(container.querySelector('svg')).toHaveAttribute('width', '20');
    expect(container.querySelector('use')).toHaveAttribute('href', `#${BRAND_MARK_ID}`);
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
