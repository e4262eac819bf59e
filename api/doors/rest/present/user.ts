import type { SignedIn } from '../../../domains/identity/signing-in/signed-in.ts';
import type { UserRow } from '../../../domains/identity/user-columns.ts';

type Presentable = Pick<UserRow, 'id' | 'name' | 'email' | 'role' | 'phone'>;

export const presentUser = ({ id, name, email, phone, role }: Presentable) => ({
  id,
  name,
  email,
  phone: phone ?? null,
  role: role.toLowerCase(),
});

export const presentSignedIn = ({ token, user }: SignedIn) => ({
  success: true,
  message: 'Welcome!',
  token,
  user: presentUser(user),
});
