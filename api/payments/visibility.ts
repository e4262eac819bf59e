import { Role } from '../core/role.ts';
import type { Visibility } from '../core/visible.ts';

export const adminsOnly: Visibility = viewer => viewer.is(Role.ADMIN);
