import { customerRegistration, customerSignIn } from '../../../schema/rules/customer.ts';
import { everybody, withSession } from '../../core/access/rules.ts';
import { NotSignedIn } from '../../core/operation/failures.ts';
import { Problem } from '../../core/operation/problem.ts';
import { viewerAsUser } from '../../domains/identity/find-user.ts';
import { registerCustomer } from '../../domains/identity/register-customer.ts';
import { signOut } from '../../domains/identity/sessions/sign-out.ts';
import { signInCustomer } from '../../domains/identity/signing-in/sign-in-customer.ts';
import { text } from './body.ts';
import { onWebsite } from './on-website.ts';
import { doneMessageShape } from './present/common.ts';
import { presentSignedIn, presentUser, signedInShape, userShape } from './present/user.ts';
import { get, json, post, type Route } from './route.ts';

type Path = `/api/${string}`;

/** How a path differs from the one that new programs use. */
const insteadOf = (path: Path) => ({ isFormer: true, details: `The same as \`${path}\`.` });

const currentUser = (path: Path, words = {}) =>
  get(
    path,
    {
      tag: 'Accounts',
      summary: 'Who is signed in',
      ...words,
      who: withSession,
      parameters: {},
      answer: json('The signed-in person.', userShape),
    },
    async ({ ctx }) => {
      const user = await viewerAsUser(ctx);
      if (!user) throw new NotSignedIn();
      return presentUser(user);
    },
  );

const { email, password } = customerSignIn.shape;

const signIn = (path: Path, words = {}) =>
  post(
    path,
    {
      tag: 'Accounts',
      summary: 'Sign in with a password',
      ...words,
      who: everybody,
      parameters: {},
      body: {
        email: text('Email address of the account.', email, { example: 'priya@tiffin.example' }),
        password: text('Password of the account.', password, { example: 'tiffin-demo' }),
      },
      answer: json('The person is signed in; browsers get the session as a cookie as well.', signedInShape),
      mutations: ['signInCustomer'],
      problems: ['SECOND_FACTOR_NEEDED'],
    },
    async ({ ctx, body }) => {
      const outcome = onWebsite(await signInCustomer(ctx, body));
      return outcome instanceof Problem ? outcome : presentSignedIn(outcome);
    },
  );

const registration = customerRegistration.shape;

const register = (path: Path, words = {}) =>
  post(
    path,
    {
      tag: 'Accounts',
      summary: 'Create a customer account',
      ...words,
      who: everybody,
      parameters: {},
      body: {
        name: text('Name of the customer.', registration.name, { example: 'Ravi Menon' }),
        email: text('Email address, which no account has.', registration.email, {
          example: 'ravi@tiffin.example',
        }),
        phone: text('Phone number.', registration.phone, { example: '(408) 555-0147' }),
        password: text(
          'Password; one that is in a list of leaked passwords is refused.',
          registration.password,
          {
            example: 'tamarind rice',
          },
        ),
      },
      answer: json('The account exists, and its owner is signed in.', signedInShape),
      mutations: ['registerCustomer'],
    },
    async ({ ctx, body }) => {
      const outcome = await registerCustomer(ctx, body);
      return outcome instanceof Problem ? outcome : presentSignedIn(outcome);
    },
  );

const forStaffToo = { details: 'For customers, and for staff without a second factor.' };

/** Current user, sign-in, sign-out and registration. The legacy paths run the same operations. */
export const authRoutes: readonly Route[] = [
  currentUser('/api/auth/user'),
  currentUser('/api/profile', insteadOf('/api/auth/user')),
  signIn('/api/auth/customer-login', forStaffToo),
  signIn('/api/auth/login', insteadOf('/api/auth/customer-login')),
  register('/api/auth/customer-register'),
  register('/api/auth/register', insteadOf('/api/auth/customer-register')),
  post(
    '/api/auth/logout',
    {
      tag: 'Accounts',
      summary: 'Sign out',
      details: 'Ends the session; its token and its cookie no longer work.',
      who: everybody,
      parameters: {},
      answer: json('No one is signed in by this session.', doneMessageShape),
    },
    async ({ ctx }) => {
      await signOut(ctx, null);
      return { success: true as const, message: 'You have been successfully logged out.' };
    },
  ),
];
