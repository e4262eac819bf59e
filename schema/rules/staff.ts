import * as z from 'zod/mini';
import { staffPasswordMinimumLength } from '../constants.ts';
import { newPassword, passwordChange, profile } from './customer.ts';
import { email } from './text.ts';

export const staffPassword = newPassword.check(
  z.minLength(staffPasswordMinimumLength, 'Staff passwords must be at least 12 characters long'),
);

/** What staff enter to change their password. */
export const staffPasswordChange = z.extend(passwordChange, { newPassword: staffPassword });

/** Whom an owner invites. */
export const staffInvitee = z.object({ email });

/** What an invited person enters to join. */
export const staffJoining = z.object({ name: profile.shape.name, password: staffPassword });
export type StaffJoining = z.infer<typeof staffJoining>;

/** The same with the repetition that only the form asks for. */
export const staffJoiningForm = z.extend(staffJoining, { confirmPassword: z.string() }).check(
  z.refine(form => form.password === form.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
  }),
);

/** What a staff member enters who opened the link for a new password. */
export const staffNewPassword = z.object({ newPassword: staffPassword });

/** Days for which an invitation is open. */
export const staffInvitationDays = 7;

/** Hours for which the link for a new password works. */
export const staffPasswordLinkHours = 24;

/** The token of an invitation or of a link for a new password, as the link carries it. */
export const staffLinkToken = z.string().check(z.regex(/^[\w-]{43}$/));

/** Minutes for which staff may see the product as someone else. */
export const viewMinutes = 30;
