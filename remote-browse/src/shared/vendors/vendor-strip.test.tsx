import { fireEvent, screen } from '@testing-library/react';
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

describe('the arrows', () => {
  const stepped = jest.fn();
  const before = () => screen.getByRole('button', { name: 'Previous providers' });
  const after = () => screen.getByRole('button', { name: 'Next providers' });
  const isOff = (arrow: HTMLElement) => arrow.getAttribute('aria-disabled') === 'true';
  /** The row has been moved by so many vendors. */
  const moveTo = (place: number) => {
    const row = screen.getByRole('group');
    row.scrollLeft = place * WIDTH;
    fireEvent.scroll(row);
  };

  beforeEach(() => {
    stepped.mockClear();
    Element.prototype.scrollBy = stepped;
    // All, and five vendors.
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(WIDTH * 6);
  });

  it('move by the four that are in view', async () => {
    await show('A');
    fireEvent.click(after());
    expect(stepped).toHaveBeenLastCalledWith(expect.objectContaining({ left: IN_VIEW * WIDTH }));
    moveTo(2);
    fireEvent.click(before());
    expect(stepped).toHaveBeenLastCalledWith(expect.objectContaining({ left: -IN_VIEW * WIDTH }));
  });

  it('are off at the end to which they lead', async () => {
    await show('A');
    expect([isOff(before()), isOff(after())]).toEqual([true, false]);
    moveTo(1);
    expect([isOff(before()), isOff(after())]).toEqual([false, false]);
    moveTo(2);
    expect([isOff(before()), isOff(after())]).toEqual([false, true]);
  });
});
