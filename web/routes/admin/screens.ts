/** The files of the screens of the team: their names are in none of the files of a first visit. */
export const adminPayments = () => import('./admin-payments.tsx');
export const joinStaff = () => import('./join-staff.tsx');
export const staffPassword = () => import('./staff-password.tsx');
export const admin = () => import('./admin.tsx');
