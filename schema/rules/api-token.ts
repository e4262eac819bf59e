import * as z from 'zod/mini';
import { everyApiScope } from '../api-scopes.ts';
import { line } from './text.ts';

export const apiTokenLimit = 20;
export const apiTokenNameLength = 60;
export const apiTokenDays = 366;

const name = line(/*i18n*/ 'Give the token a name', apiTokenNameLength);

const wholeNumber = (least: number, most: number, message: string) =>
  z.int(message).check(z.minimum(least, message), z.maximum(most, message));

export const newApiToken = z.object({
  name,
  scopes: z
    .array(z.enum(everyApiScope))
    .check(
      z.minLength(1, /*i18n*/ 'Choose at least one thing that the token may do.'),
      z.maxLength(everyApiScope.length),
    ),
  expiresInDays: wholeNumber(1, apiTokenDays, /*i18n*/ 'A token can work for 1 to 366 days.'),
});
export type NewApiToken = z.infer<typeof newApiToken>;
