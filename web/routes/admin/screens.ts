/** Imports the screens of staff; the first load has none of these names. */
export const adminPayments = () => import('./admin-payments.tsx');
export const joinStaff = () => import('./join-staff.tsx');
export const staffPassword = () => import('./staff-password.tsx');
export const admin = () => import('./admin.tsx');
