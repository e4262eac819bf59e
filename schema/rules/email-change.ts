import * as z from 'zod/mini';
import { mailedCode } from './mailed-code.ts';
import { email } from './text.ts';

export const emailChangeStart = z.object({ newEmail: email });

/** The code from the current address is empty where none was mailed there. */
const oldCode = z.union([z.literal(''), mailedCode]);

export const emailChangeEntry = z.object({ newEmail: email, newCode: mailedCode, oldCode });
export type EmailChangeEntry = z.infer<typeof emailChangeEntry>;

/** The codes as the form asks for them, with and without one from the current address. */
export const bothCodesForm = z.object({ newCode: mailedCode, oldCode: mailedCode });
export const newCodeForm = z.object({ newCode: mailedCode, oldCode });
