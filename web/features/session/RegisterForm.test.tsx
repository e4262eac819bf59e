import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RegisterCustomerDocument } from '../../generated/graphql.ts';
import { answers, fails, isUnreachable } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import RegisterForm from './RegisterForm.tsx';

const field = (name: string) => screen.getByLabelText(name);
const create = () => screen.getByRole('button', { name: 'Create Account' });

const signedIn = {
  registerCustomer: {
    __typename: 'SignedIn' as const,
    sessionId: 's-1',
    user: {
      __typename: 'User' as const,
      id: 'priya',
      name: 'Priya Nair',
      email: 'priya@example.com',
      role: 'CUSTOMER' as const,
      isEmailProven: false,
      staffRole: null,
      rights: [],
    },
  },
};

const fillIn = async (priya: UserEvent, { again = 'cardamom7' } = {}) => {
  await priya.type(field('Full name'), 'Priya Nair');
  await priya.type(field('Email'), 'Priya@Example.com');
  await priya.type(field('Phone'), '(408) 555-0147');
  await priya.type(field('Password'), 'cardamom7');
  await priya.type(field('Confirm password'), again);
};

it('says at every field what is missing, and leads Priya to the first', async () => {
  const priya = renderScreen(<RegisterForm onRegistered={() => undefined} onCodeWanted={() => undefined} />);
  await priya.click(create());
  await waitFor(() => expect(field('Full name')).toHaveFocus());
  expect(field('Full name')).toHaveAccessibleDescription('Name is required');
  expect(field('Email')).toHaveAccessibleDescription('Email is required');
  expect(field('Phone')).toHaveAccessibleDescription(/^Phone is required So the cook can reach you/);
  expect(field('Password')).toHaveAccessibleDescription(/^Password must be at least 6 characters long/);

  await priya.keyboard('Priya');
  expect(field('Full name')).toBeValid();
  expect(field('Email')).toBeInvalid();
});

it('notices that the passwords differ, and sends nothing', async () => {
  const registers = answers(RegisterCustomerDocument, signedIn);
  const priya = renderScreen(<RegisterForm onRegistered={() => undefined} onCodeWanted={() => undefined} />, [
    registers,
  ]);
  await fillIn(priya, { again: 'cardamon7' });
  await priya.click(create());
  await waitFor(() => expect(field('Confirm password')).toHaveFocus());
  expect(field('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
  expect(registers.asked).not.toHaveBeenCalled();
});

it('opens an account with what Priya typed, and signs her in', async () => {
  const registers = answers(RegisterCustomerDocument, signedIn);
  const onRegistered = vi.fn();
  const priya = renderScreen(<RegisterForm onRegistered={onRegistered} onCodeWanted={() => undefined} />, [
    registers,
  ]);
  await fillIn(priya);
  await priya.keyboard('{Enter}');
  await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
  expect(registers.asked).toHaveBeenCalledExactlyOnceWith({
    input: {
      name: 'Priya Nair',
      email: 'priya@example.com',
      phone: '(408) 555-0147',
      password: 'cardamom7',
    },
  });
  expect(localStorage.getItem('customerUser')).toContain('Priya Nair');
});

it('says at the email that it is taken, and leads Priya there', async () => {
  const taken = {
    __typename: 'EmailTaken' as const,
    message: 'An account with this email already exists.',
    field: 'email',
  };
  const registers = answers(RegisterCustomerDocument, { registerCustomer: taken }, signedIn);
  const onRegistered = vi.fn();
  const priya = renderScreen(<RegisterForm onRegistered={onRegistered} onCodeWanted={() => undefined} />, [
    registers,
  ]);
  await fillIn(priya);
  await priya.click(create());
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(field('Email')).toHaveAccessibleDescription('An account with this email already exists.');
  expect(onRegistered).not.toHaveBeenCalled();

  await priya.clear(field('Email'));
  await priya.type(field('Email'), 'priya.nair@example.com');
  await priya.click(create());
  await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
  expect(registers.asked).toHaveBeenCalledTimes(2);
});

it.each([
  { trouble: fails, words: 'Registration failed' },
  { trouble: isUnreachable, words: 'Network error occurred' },
])('says "$words" above the button, and keeps what was typed', async ({ trouble, words }) => {
  const priya = renderScreen(<RegisterForm onRegistered={() => undefined} onCodeWanted={() => undefined} />, [
    trouble(RegisterCustomerDocument),
  ]);
  await fillIn(priya);
  await priya.click(create());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(field('Full name')).toHaveValue('Priya Nair');
  expect(field('Password')).toHaveValue('cardamom7');
});

it('keeps what was typed for the next visit, except the passwords', async () => {
  const before = renderScreen(<RegisterForm onRegistered={() => undefined} onCodeWanted={() => undefined} />);
  await fillIn(before);
  before.leave();

  renderScreen(<RegisterForm onRegistered={() => undefined} onCodeWanted={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Please enter your password again');
  expect(field('Full name')).toHaveValue('Priya Nair');
  expect(field('Phone')).toHaveValue('(408) 555-0147');
  expect(field('Password')).toHaveValue('');
  expect(field('Confirm password')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('cardamom7');
});

it('starts over when Priya asks for it', async () => {
  const before = renderScreen(<RegisterForm onRegistered={() => undefined} onCodeWanted={() => undefined} />);
  await before.type(field('Full name'), 'Pryia');
  before.leave();

  const priya = renderScreen(<RegisterForm onRegistered={() => undefined} onCodeWanted={() => undefined} />);
  await priya.click(screen.getByRole('button', { name: 'Start over' }));
  await priya.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('Full name')).toHaveValue('');
  expect(field('Full name')).toHaveFocus();
  priya.leave();

  renderScreen(<RegisterForm onRegistered={() => undefined} onCodeWanted={() => undefined} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
