import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ashaRegistration } from '../../../schema/testing/asha-registration.ts';
import { PlaceOfZipDocument, RegisterSupplierDocument } from '../../generated/graphql.ts';
import { answers, isUnreachable } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RegistrationWizard } from './RegistrationWizard.tsx';

const field = (label: string) => screen.getByLabelText(label);
const step = (name: string) => screen.findByRole('heading', { name });
const next = () => screen.getByRole('button', { name: 'Continue' });
const register = () => screen.getByRole('button', { name: 'Register my kitchen' });

const sanJose = answers(PlaceOfZipDocument, {
  lookupZipCode: [{ __typename: 'ZipCode', city: 'San Jose', state: 'CA' }],
});
const registered = {
  registerSupplier: { __typename: 'KitchenRegistered' as const, message: 'Welcome' },
};

/** Asha registers her kitchen. */
const wizard = (...server: Parameters<typeof renderScreen>[1] & {}) => {
  const onRegistered = vi.fn();
  const asha = renderScreen(<RegistrationWizard onRegistered={onRegistered} />, [sanJose, ...server]);
  return { asha, onRegistered };
};
const fillInBusiness = async (asha: UserEvent) => {
  await asha.type(field('EIN'), '123456789');
  await asha.type(field('Email'), 'asha@example.com');
  await asha.type(field('Phone'), '(408) 555-0147');
  await asha.type(field('Kitchen name'), "Asha's Kitchen");
  await asha.selectOptions(screen.getByRole('combobox', { name: 'Cuisine' }), 'South Indian');
  await asha.click(next());
  await step('Home Kitchen Verification');
};
const fillInKitchen = async (asha: UserEvent) => {
  await asha.click(screen.getByRole('radio', { name: /^In my home/ }));
  await asha.click(screen.getByRole('radio', { name: '11-25 meals a day' }));
  await asha.click(screen.getByRole('checkbox', { name: /^I confirm that I cook/ }));
  await asha.click(next());
  await step('Location Details');
};
const fillInPlace = async (asha: UserEvent) => {
  await asha.type(field('Street address'), '12 Almaden Ave');
  await asha.type(field('ZIP code'), '95112');
  await waitFor(() => expect(field('City')).toHaveValue('San Jose'));
};

it('goes no further than Asha has filled in, and leads her to the first empty field', async () => {
  const { asha } = wizard();
  await asha.type(field('EIN'), '123456789');
  expect(field('EIN')).toHaveValue('12-3456789');
  await asha.click(next());
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription('Required');
  expect(field('Kitchen name')).toHaveAccessibleDescription(/^Required/);
  expect(field('EIN')).toBeValid();
  expect(screen.getByRole('heading', { name: 'Business Information' })).toBeVisible();
  expect(await screen.findByText('Missing Information', { selector: 'li *' })).toBeVisible();
});

it('says what is wrong with an EIN at its field', async () => {
  const { asha } = wizard();
  await fillInBusiness(asha);
  await asha.click(screen.getByRole('button', { name: 'Back' }));
  await step('Business Information');
  await asha.clear(field('EIN'));
  await asha.type(field('EIN'), '12345');
  await asha.click(next());
  await waitFor(() => expect(field('EIN')).toHaveFocus());
  expect(field('EIN')).toBeInvalid();
});

it('tells a commercial kitchen that it cannot join', async () => {
  const { asha } = wizard();
  await fillInBusiness(asha);
  await asha.click(screen.getByRole('radio', { name: /^In a commercial kitchen/ }));
  await asha.click(next());
  expect(
    await screen.findByText(/^Only kitchens in the cook’s own home/, { selector: 'form *' }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Home Kitchen Verification' })).toBeVisible();
});

it('registers what Asha entered on all three steps, and finds her city by the ZIP code', async () => {
  const server = answers(RegisterSupplierDocument, registered);
  const { asha, onRegistered } = wizard(server);
  await fillInBusiness(asha);
  const heading = screen.getByRole('heading', { name: 'Home Kitchen Verification' });
  await waitFor(() => expect(heading).toHaveFocus());
  await fillInKitchen(asha);
  await fillInPlace(asha);
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('CA');
  await asha.click(register());
  await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
  expect(server.asked).toHaveBeenCalledExactlyOnceWith({
    input: { ...ashaRegistration, language: 'EN' },
  });
});

it('leads back to the step of a refusal, with the message at its field', async () => {
  const taken = { __typename: 'EinTaken' as const, message: 'This EIN is registered already.', field: 'ein' };
  const { asha, onRegistered } = wizard(answers(RegisterSupplierDocument, { registerSupplier: taken }));
  await fillInBusiness(asha);
  await fillInKitchen(asha);
  await fillInPlace(asha);
  await asha.click(register());
  await step('Business Information');
  expect(field('EIN')).toHaveAccessibleDescription(/^This EIN is registered already\./);
  expect(onRegistered).not.toHaveBeenCalled();
});

it('is at the same step with the same words when Asha comes back another time', async () => {
  const before = wizard(isUnreachable(RegisterSupplierDocument));
  await fillInBusiness(before.asha);
  await fillInKitchen(before.asha);
  await fillInPlace(before.asha);
  await before.asha.click(register());
  expect(await screen.findByText('Network error occurred', { selector: 'form *' })).toBeVisible();
  before.asha.leave();
  window.history.replaceState(null, '', '/');

  const { asha, onRegistered } = wizard(answers(RegisterSupplierDocument, registered));
  await step('Location Details');
  expect(screen.getByText(/What you typed before is still here./)).toBeVisible();
  expect(field('Street address')).toHaveValue('12 Almaden Ave');
  await asha.click(register());
  await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
  asha.leave();
  window.history.replaceState(null, '', '/');

  wizard();
  await step('Business Information');
  expect(field('EIN')).toHaveValue('');
});
