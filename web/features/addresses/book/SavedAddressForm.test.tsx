import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SaveAddressDocument, ZipCitiesDocument } from '../../../generated/graphql.ts';
import { answers, isUnreachable } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { draftFromLine } from '../form/address-draft.ts';
import SavedAddressForm from './SavedAddressForm.tsx';

const line = '12B Maple Street, San Jose, CA 95112';
const saved = { __typename: 'Address' as const, id: 'home', line, isDefault: false };
const place = (city: string) => ({ __typename: 'ZipCode' as const, zipCode: '95112', city, state: 'CA' });
const knowsZip = (...cities: string[]) => answers(ZipCitiesDocument, { lookupZipCode: cities.map(place) });

const field = (label: string) => screen.getByLabelText(label);
const saveButton = () => screen.getByRole('button', { name: 'Save address' });

const newAddress = (...server: Parameters<typeof renderScreen>[1] & {}) => {
  const onSaved = vi.fn();
  const priya = renderScreen(
    <SavedAddressForm start={draftFromLine(null, 'Home')} onSaved={onSaved} />,
    server,
  );
  return { priya, onSaved };
};
const fillIn = async (priya: UserEvent) => {
  await priya.type(field('Number'), '12B');
  await priya.type(field('Street name'), 'Maple Street');
  await priya.type(field('ZIP code'), '95112');
};

it('says what is still needed, and leads Priya to the first of it', async () => {
  const { priya } = newAddress();
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  expect(saveButton()).toHaveAccessibleDescription('Still needed: number, street name, and ZIP code.');
  await priya.click(saveButton());
  await waitFor(() => expect(field('Number')).toHaveFocus());
  expect(field('Number')).toHaveAccessibleDescription(
    'Digits with an optional letter, for example 12 or 12B',
  );
  expect(field('ZIP code')).toHaveAccessibleDescription('5 digits, for example 95112');
});

it('asks which city it is, and leads Priya to the choice when she forgets', async () => {
  const saves = answers(SaveAddressDocument, { saveAddress: saved });
  const { priya, onSaved } = newAddress(knowsZip('San Jose', 'Luna Park'), saves);
  await fillIn(priya);
  const cities = within(await screen.findByRole('group', { name: 'Choose your city' }));
  expect(saveButton()).toHaveAccessibleDescription('Still needed: your city.');
  await priya.click(saveButton());
  expect(await screen.findByText('Please choose your city')).toBeVisible();
  expect(cities.getByRole('radio', { name: 'San Jose, CA' })).toHaveFocus();
  expect(saves.asked).not.toHaveBeenCalled();

  await priya.click(cities.getByRole('radio', { name: 'San Jose, CA' }));
  expect(screen.queryByText('Please choose your city')).not.toBeInTheDocument();
  expect(await screen.findByText('✓ Valid US address format')).toBeVisible();
  await priya.click(saveButton());
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(line));
  expect(saves.asked).toHaveBeenCalledExactlyOnceWith({
    input: {
      id: null,
      name: 'Home',
      streetNumber: '12B',
      streetName: 'Maple Street',
      apartmentUnit: null,
      city: 'San Jose',
      state: 'CA',
      zipCode: '95112',
      isDefault: false,
    },
  });
  expect(localStorage.getItem('deliveryAddress')).toBe(line);
});

it('forgets the city with the ZIP code it belongs to', async () => {
  const { priya } = newAddress(knowsZip('San Jose', 'Alviso'));
  await fillIn(priya);
  await priya.click(await screen.findByRole('radio', { name: 'San Jose, CA' }));
  await priya.type(field('ZIP code'), '{Backspace}');
  expect(screen.queryByRole('radio', { name: 'San Jose, CA' })).not.toBeInTheDocument();
  await priya.type(field('ZIP code'), '2');
  expect(await screen.findByRole('radio', { name: 'San Jose, CA' })).not.toBeChecked();
});

it('takes the only city of a ZIP code', async () => {
  const { priya } = newAddress(knowsZip('San Jose'));
  await fillIn(priya);
  expect(await screen.findByRole('radio', { name: 'San Jose, CA', checked: true })).toBeVisible();
});

it('takes a street apart that came in one', async () => {
  const { priya } = newAddress(knowsZip('San Jose'));
  await priya.click(field('Street name'));
  await priya.paste('1450 Tully Rd, Apt 4');
  expect(field('Number')).toHaveValue('1450');
  expect(field('Street name')).toHaveValue('Tully Rd');
  expect(screen.getByLabelText(/Apartment or unit/)).toHaveValue('Apt 4');

  await priya.clear(field('Street name'));
  await priya.type(field('Street name'), '7 Oak Avenue');
  await priya.tab();
  expect(field('Number')).toHaveValue('1450');
  expect(field('Street name')).toHaveValue('7 Oak Avenue');
});

it('says that a ZIP code is unknown', async () => {
  const { priya } = newAddress(knowsZip());
  await fillIn(priya);
  expect(await screen.findByText('ZIP code not found. Please verify and try again.')).toBeVisible();
  expect(saveButton()).toHaveAccessibleDescription('Still needed: ZIP code.');
});

it('tries again a ZIP code that could not be looked up', async () => {
  const { priya } = newAddress(isUnreachable(ZipCitiesDocument), knowsZip('San Jose'));
  await fillIn(priya);
  await priya.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'San Jose, CA' })).toBeVisible();
});

it("shows the server's refusal at its field, or above the button", async () => {
  const saves = answers(
    SaveAddressDocument,
    { saveAddress: { __typename: 'InvalidInput', message: 'Too far north.', field: 'streetName' } },
    { saveAddress: { __typename: 'TooManyAddresses', message: 'Ten are enough.', field: null } },
  );
  const { priya, onSaved } = newAddress(knowsZip('San Jose'), saves);
  await fillIn(priya);
  await priya.click(await screen.findByRole('radio', { name: 'San Jose, CA' }));
  await priya.click(saveButton());
  await waitFor(() => expect(field('Street name')).toHaveFocus());
  expect(field('Street name')).toHaveAccessibleDescription('Too far north.');

  await priya.type(field('Street name'), ' South');
  await priya.click(saveButton());
  expect(await screen.findByText('Ten are enough.')).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

it('names an address as Priya likes', async () => {
  const { priya } = newAddress();
  await priya.click(screen.getByRole('radio', { name: 'Other' }));
  expect(saveButton()).toHaveAccessibleDescription(/^Still needed: a name,/);
  await priya.type(field('Name'), 'Parents');
  await priya.click(screen.getByRole('radio', { name: 'Work' }));
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
});

it('keeps what was typed for the next visit', async () => {
  const before = newAddress(knowsZip('San Jose'));
  await fillIn(before.priya);
  before.priya.leave();
  newAddress(knowsZip('San Jose'));
  expect(field('Street name')).toHaveValue('Maple Street');
  expect(await screen.findByRole('radio', { name: 'San Jose, CA' })).toBeVisible();
});
