import { RadioGroup } from '@shared-kernel/ui/radio-group';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';

const OPTIONS = [
  { value: 'a', label: 'Express', detail: 'No fee' },
  { value: 'b', label: 'Plus' },
  { value: 'c', label: 'Closed', isDisabled: true },
];

it('is a named group in which one is chosen, by a press or by arrow keys', async () => {
  const Channels = () => {
    const [value, setValue] = useState('');
    return <RadioGroup label="Channel" options={OPTIONS} value={value} onChange={setValue} />;
  };
  render(<Channels />);
  expect(screen.getByRole('group', { name: 'Channel' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Express'));
  expect(screen.getByRole('radio', { name: /Express/ })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Plus' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Closed' })).toBeDisabled();
});

it('ties its error to the group, and hands out the option that takes the focus', () => {
  const ref = createRef<HTMLInputElement>();
  const { rerender } = render(
    <RadioGroup label="Channel" options={OPTIONS} value="" onChange={jest.fn()} error="Choose one." ref={ref} />,
  );
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one.');
  expect(ref.current).toHaveAttribute('value', 'a');
  rerender(<RadioGroup label="Channel" options={OPTIONS} value="b" onChange={jest.fn()} ref={ref} />);
  expect(ref.current).toHaveAttribute('value', 'b');
});

it('hands out an option that can take the focus', () => {
  const ref = createRef<HTMLInputElement>();
  const options = [{ value: 'x', label: 'Closed', isDisabled: true }, ...OPTIONS];
  render(<RadioGroup label="Channel" options={options} value="gone" onChange={jest.fn()} ref={ref} />);
  expect(ref.current).toHaveAttribute('value', 'a');
});
