const brand = 'tiffin';
const common = 'This password is too common and easy to guess.';
const personal = 'Please choose a password that is not your name or your email address.';

/** Ignores digits and symbols after a word, the most common suffix. */
const wordOf = (password: string) => password.replace(/[\d\p{P}\p{S}]+$/u, '');

interface Person {
  name: string;
  email: string;
}

/** Returns why a password is easy to guess for this person; undefined when it is not. */
export const guessablePassword = async (
  password: string,
  { name, email }: Person,
): Promise<string | undefined> => {
  const { commonest } = await import('./commonest-passwords.ts');
  const written = password.toLowerCase();
  const tried = [written, wordOf(written)];
  if (new Set(written).size === 1 || tried.some(each => each === brand || commonest.has(each))) return common;
  const own = [email, email.split('@')[0]!, name, name.replaceAll(/\s/g, ''), ...name.split(/\s+/)];
  return own.some(each => each && tried.includes(each.toLowerCase())) ? personal : undefined;
};
