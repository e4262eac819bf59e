import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

it("tells Asha's screen reader what a field is for, and what is wrong with it first", () => {
  render(<TextField label="Phone" hint="For the cook" error="7 digits at least" />);
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  expect(phone).toBeInvalid();
  expect(phone).toHaveAccessibleDescription('7 digits at least For the cook');
});

it('calls a field without an error neither wrong nor described', () => {
  render(<TextField label="City" />);
  const city = screen.getByRole('textbox', { name: 'City' });
  expect(city).toBeValid();
  expect(city).not.toHaveAttribute('aria-describedby');
});

it('says of every kind of field that it is optional and what is wrong with it', () => {
  render(
    <>
      <TextField label="Unit" optional error="Too long" />
      <TextArea label="Note" optional error="Too long" />
      <SelectField label="State" optional error="Too long" />
    </>,
  );
  const fields = [
    screen.getByRole('textbox', { name: /^Unit ?\(optional\)$/ }),
    screen.getByRole('textbox', { name: /^Note ?\(optional\)$/ }),
    screen.getByRole('combobox', { name: /^State ?\(optional\)$/ }),
  ];
  for (const field of fields) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Too long');
  }
});

it('keeps the errors of two fields with the same label apart', () => {
  render(
    <>
      <TextField label="Name" error="Of the kitchen" />
      <TextField label="Name" error="Of the cook" />
    </>,
  );
  const [kitchen, cook] = screen.getAllByRole('textbox', { name: 'Name' });
  expect(kitchen).toHaveAccessibleDescription('Of the kitchen');
  expect(cook).toHaveAccessibleDescription('Of the cook');
});

it("writes Asha's ZIP code without the letters she hits by mistake", async () => {
  const asha = userEvent.setup();
  render(<TextField label="ZIP code" written={typed => typed.replace(/\D/g, '').slice(0, 5)} />);
  await asha.type(screen.getByRole('textbox', { name: 'ZIP code' }), '95q1123');
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('95112');
});
