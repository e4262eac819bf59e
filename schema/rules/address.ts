import * as z from 'zod/mini';
import { line, oneLine } from './text.ts';

const apartmentUnit = z.string().check(z.trim(), z.maxLength(20, /*i18n*/ 'Too long'), oneLine);

/** The delivery address dialog of the specification, field by field. */
export const deliveryAddress = z.object({
  streetNumber: z
    .string()
    .check(
      z.trim(),
      z.regex(/^\d{1,10}[a-z]?$/i, /*i18n*/ 'Digits with an optional letter, for example 12 or 12B'),
    ),
  streetName: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, /*i18n*/ 'Street name needs at least 2 characters'),
      z.maxLength(100, /*i18n*/ 'Too long'),
      oneLine,
    ),
  apartmentUnit: z.optional(apartmentUnit),
  city: z
    .string()
    .check(
      z.trim(),
      z.maxLength(80, /*i18n*/ 'Too long'),
      z.regex(/^[\p{L} .'-]+$/u, /*i18n*/ 'Letters, spaces, dots, apostrophes or hyphens'),
    ),
  state: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, /*i18n*/ 'Two letters, for example CA')),
  zipCode: z.string().check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, /*i18n*/ '5 digits, for example 95112')),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

/** An address that is kept under a name, such as Home. */
export const savedAddress = z.extend(deliveryAddress, {
  name: line(/*i18n*/ 'Name is required', 40),
  apartmentUnit: z.nullish(apartmentUnit),
});
export type SavedAddress = z.infer<typeof savedAddress>;

/** The one text line an address is kept as: number street [unit], city, state zip. */
export const addressLine = ({
  streetNumber,
  streetName,
  apartmentUnit,
  city,
  state,
  zipCode,
}: Omit<DeliveryAddress, 'apartmentUnit'> & Pick<SavedAddress, 'apartmentUnit'>) =>
  `${[streetNumber, streetName, apartmentUnit].filter(Boolean).join(' ')}, ${city}, ${state} ${zipCode}`;
