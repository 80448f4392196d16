import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './search-field.tsx';

const search = { useLabel: () => 'Username' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

it('asks once, when the typing pauses', () => {
  const onChange = jest.fn();
  render(<SearchField search={search} value="" onChange={onChange} />);
  for (const text of ['r', 'ri', 'ric']) {
    type(text);
    act(() => jest.advanceTimersByTime(300));
  }
  expect(onChange).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(60));
  expect(onChange.mock.calls).toEqual([['ric']]);
});

it('asks for nothing new when only spaces were typed', () => {
  const onChange = jest.fn();
  render(<SearchField search={search} value="rico" onChange={onChange} />);
  type('rico ');
  act(() => jest.advanceTimersByTime(1000));
  expect(onChange).not.toHaveBeenCalled();
});

it('follows the address', () => {
  const { rerender } = render(<SearchField search={search} value="rico" onChange={() => {}} />);
  rerender(<SearchField search={search} value="" onChange={() => {}} />);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('keeps what is typed on while the address takes what was sent', () => {
  const field = (value: string) => <SearchField search={search} value={value} onChange={() => {}} />;
  const { rerender } = render(field(''));
  type('ric');
  act(() => jest.advanceTimersByTime(400));
  type('rico');
  rerender(field('ric'));
  expect(screen.getByRole('searchbox')).toHaveValue('rico');
});
