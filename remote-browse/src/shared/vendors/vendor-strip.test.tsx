import { screen } from '@testing-library/react';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { VendorStrip } from './vendor-strip.tsx';

const WIDTH = 70;
/** The row does not begin at the page's edge: its places count from there. */
const ROW_LEFT = 50;
const IN_VIEW = 4;

const vendors = ['A', 'B', 'C', 'D', 'E'].map((code) => ({ code, name: `Vendor ${code}`, iconUrl: '', games: 1 }));
const scrolled = jest.fn();

/** A row that shows four, laid out as a browser would: jsdom has no layout. */
const layOut = () => {
  const isRow = (element: HTMLElement) => element.tagName === 'FIELDSET';
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return ROW_LEFT + (isRow(this) ? 0 : place * WIDTH);
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH * IN_VIEW);
  Element.prototype.scrollTo = scrolled;
};

beforeEach(() => {
  scrolled.mockClear();
  layOut();
});
afterEach(() => jest.restoreAllMocks());

const show = (chosen: string) =>
  renderBrowse(<VendorStrip vendors={vendors} chosen={chosen} onChoose={() => undefined} />);

it('stays where it is when what is chosen is in view, the fourth of four too', async () => {
  await show('C');
  expect(screen.getByRole('button', { name: /Vendor C/, pressed: true })).toBeInTheDocument();
  expect(scrolled).not.toHaveBeenCalled();
});

it('brings into view what is chosen beyond it', async () => {
  await show('E');
  expect(scrolled).toHaveBeenCalledWith({ left: 5 * WIDTH });
});
