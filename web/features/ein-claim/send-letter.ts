import { t } from '@lingui/core/macro';
import { refusalOf } from '../../lib/check-file.ts';
import type { Refusal } from '../../lib/refusal.ts';

const failed = (): Refusal => ({ message: t`The letter could not be sent. Try again.`, field: 'letter' });

/** Sends the letter of a claim, or returns why not. */
export const sendLetter = async (token: string, file: File): Promise<Refusal | undefined> => {
  const body = new FormData();
  body.append('file', file);
  try {
    const headers = { 'x-claim-token': token };
    const response = await fetch('/api/ein-claims/letter', { method: 'POST', headers, body });
    if (response.ok) return undefined;
    const { code = '', message = '' } = await response.json();
    return { message: refusalOf(code, message).text, field: 'letter' };
  } catch {
    return failed();
  }
};
