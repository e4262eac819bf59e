import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinimumLength } from '../../../schema/constants.ts';

/** The commonest of those that are long enough to be chosen at all. */
const commonest = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= passwordMinimumLength).slice(0, 3000),
);

const brand = 'tiffin';
const common = 'This password is among the first that others would guess.';
const personal = 'Please choose a password that is not your name or your email address.';

/** Digits and signs after a word are what everybody adds to it. */
const wordOf = (password: string) => password.replace(/[\d\p{P}\p{S}]+$/u, '');

interface Person {
  name: string;
  email: string;
}

/** Why others would guess this password of somebody's, if they would. */
export const guessablePassword = (password: string, { name, email }: Person): string | undefined => {
  const written = password.toLowerCase();
  const tried = [written, wordOf(written)];
  if (new Set(written).size === 1 || tried.some(each => each === brand || commonest.has(each))) return common;
  const own = [email, email.split('@')[0]!, name, name.replaceAll(/\s/g, ''), ...name.split(/\s+/)];
  return own.some(each => each && tried.includes(each.toLowerCase())) ? personal : undefined;
};
