import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { OtherAddresses } from './OtherAddresses.tsx';

const options = [
  { value: 'the office', title: 'Office' },
  { value: 'home', title: 'Home' },
];

it('is folded, and asks for an address of each chosen weekday when it is opened', async () => {
  const onChange = vi.fn();
  const week = { weekdays: [5, 6], addressOn: {} };
  const priya = renderScreen(
    <OtherAddresses week={week} options={options} refusal={undefined} onChange={onChange} />,
  );
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await priya.click(screen.getByRole('button', { name: 'Another address on some days?' }));
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  await priya.selectOptions(screen.getByRole('combobox', { name: 'On Saturday' }), 'home');
  expect(onChange).toHaveBeenCalledWith({ 6: 'home' });
});

it('shows which address the kitchen does not reach', async () => {
  const refusal = { field: 'weekdayAddresses.0.deliveryAddress', message: 'Too far to deliver.' };
  const week = { weekdays: [5, 6], addressOn: { 6: 'home' } };
  renderScreen(<OtherAddresses week={week} options={options} refusal={refusal} onChange={() => undefined} />);
  expect(screen.getByRole('combobox', { name: 'On Saturday' })).toHaveAccessibleDescription(
    'Too far to deliver.',
  );
});
