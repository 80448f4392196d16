import { Select } from '@shared-kernel/ui/select';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const OPTIONS = [
  { value: 'a', label: 'Silangan' },
  { value: 'b', label: 'Kanluran' },
  { value: 'c', label: 'Closed', isDisabled: true },
];

it('chooses one of its options, and none that is off', async () => {
  const change = jest.fn();
  render(
    <Select
      label="Bank"
      options={OPTIONS}
      placeholder="Choose"
      defaultValue=""
      onChange={(e) => change(e.target.value)}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Bank' });
  expect(select).toHaveDisplayValue('Choose');
  await userEvent.selectOptions(select, 'Kanluran');
  expect(change).toHaveBeenCalledWith('b');
  expect(screen.getByRole('option', { name: 'Closed' })).toBeDisabled();
});

it('ties its error to the list', () => {
  render(<Select label="Bank" options={OPTIONS} defaultValue="a" hint="Yours" error="Choose another." isRequired />);
  const select = screen.getByLabelText('Bank');
  expect(select).toBeInvalid();
  expect(select).toBeRequired();
  expect(select).toHaveAccessibleDescription('Choose another.');
});

it('shows none as chosen while its value is none of the options', () => {
  const props = { label: 'Bank', placeholder: 'Choose', onChange: jest.fn() };
  const { rerender } = render(<Select {...props} options={OPTIONS} value="gone" />);
  expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveDisplayValue('Choose');
  rerender(<Select {...props} options={[...OPTIONS, { value: 'gone', label: 'Hilaga' }]} value="gone" />);
  expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveDisplayValue('Hilaga');
});
