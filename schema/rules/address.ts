import * as z from 'zod/mini';
import { line, optionalLine } from './text.ts';

const streetNeeded = /*i18n*/ 'Street name needs at least 2 characters';
const tooLong = /*i18n*/ 'Too long';
const cityLetters = /*i18n*/ 'Letters, spaces, dots, apostrophes or hyphens';
const apartmentUnit = optionalLine(20, tooLong);

/** The delivery address dialog of the specification, field by field. */
export const deliveryAddress = z.object({
  streetNumber: z
    .string()
    .check(
      z.trim(),
      z.regex(/^\d{1,10}[a-z]?$/i, /*i18n*/ 'Digits with an optional letter, for example 12 or 12B'),
    ),
  streetName: line(streetNeeded, 100, tooLong).check(z.minLength(2, streetNeeded)),
  apartmentUnit: z.optional(apartmentUnit),
  city: line(cityLetters, 80, tooLong).check(z.regex(/^[\p{L} .'-]+$/u, cityLetters)),
  state: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, /*i18n*/ 'Two letters, for example CA')),
  zipCode: z.string().check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, /*i18n*/ '5 digits, for example 95112')),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

/** A saved address with a name, such as Home. */
export const savedAddress = z.extend(deliveryAddress, {
  name: line(/*i18n*/ 'Name is required', 40),
  apartmentUnit: z.nullish(apartmentUnit),
});
export type SavedAddress = z.infer<typeof savedAddress>;

/** The single line an address is stored as: number street [unit], city, state zip. */
export const addressLine = ({
  streetNumber,
  streetName,
  apartmentUnit,
  city,
  state,
  zipCode,
}: Omit<DeliveryAddress, 'apartmentUnit'> & Pick<SavedAddress, 'apartmentUnit'>) =>
  `${[streetNumber, streetName, apartmentUnit].filter(Boolean).join(' ')}, ${city}, ${state} ${zipCode}`;

/** The parts of an address stored as one line. A unit can't be separated from the street again and stays with it. */
export type AddressParts = Omit<DeliveryAddress, 'apartmentUnit'>;

const onOneLine =
  /^(?<streetNumber>\d{1,10}[a-z]?) (?<streetName>.{2,}), (?<city>[^,]+), (?<state>[a-z]{2}) (?<zipCode>\d{5}(?:-\d{4})?)$/i;

/** Parses one line by the same rules as the fields; undefined when a part is missing or invalid. */
export const addressParts = (line: string): AddressParts | undefined => {
  const found = onOneLine.exec(line)?.groups;
  return found && lineParts.safeParse(found).data;
};

const lineParts = z.extend(z.omit(deliveryAddress, { apartmentUnit: true }), {
  streetName: line(streetNeeded, 125),
});

const whereTo = /*i18n*/ 'Please enter a delivery address.';
const wholeAddress =
  /*i18n*/ 'Please enter the full address, for example 12 Maple Street, San Jose, CA 95112.';

/** Where to deliver, on one line: number street [unit], city, state zip. */
export const deliveryLine = line(whereTo, 300).check(
  z.refine(text => addressParts(text) !== undefined, wholeAddress),
);
