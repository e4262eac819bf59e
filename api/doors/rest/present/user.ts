import * as z from 'zod';
import { Role } from '../../../core/access/role.ts';
import type { SignedIn } from '../../../domains/identity/signing-in/signed-in.ts';
import type { UserRow } from '../../../domains/identity/user-columns.ts';
import { doneShape, id, lowerCase, lowerCaseEnum, textShape } from './common.ts';

export const userShape = z
  .object({
    id: id('the person'),
    name: textShape('Name.', 'Priya Nair'),
    email: textShape('Email address.', 'priya@tiffin.example'),
    phone: textShape('Phone number; null when none is known.', '(408) 555-0147').nullable(),
    role: lowerCaseEnum(Role).meta({ description: 'Role in the marketplace.' }),
  })
  .meta({ id: 'User', description: 'Person with an account.' });

type Presentable = Pick<UserRow, 'id' | 'name' | 'email' | 'role' | 'phone'>;

export const presentUser = ({ id, name, email, phone, role }: Presentable): z.output<typeof userShape> => ({
  id,
  name,
  email,
  phone: phone ?? null,
  role: lowerCase(role),
});

export const tokenShape = textShape(
  'Token to send as `Authorization: Bearer`. Returned only here; browsers can ignore it, as they get a cookie.',
  'pZ3v6Yk0mQ8nX1bT5rW9cJ2hL7dF4gSaUeIoNqRtVwY',
);

export const signedInShape = z
  .object({
    success: doneShape,
    message: textShape('Message for people.', 'Welcome!'),
    token: tokenShape,
    user: userShape,
  })
  .meta({ id: 'SignedIn', description: 'Customer or staff member who is now signed in.' });

export const presentSignedIn = ({ token, user }: SignedIn): z.output<typeof signedInShape> => ({
  success: true,
  message: 'Welcome!',
  token,
  user: presentUser(user),
});
