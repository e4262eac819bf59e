import * as z from 'zod/mini';
import { cuisines, kitchenDescriptionLimit, platesOfBand } from '../constants.ts';
import { usStates } from '../us-states.ts';
import { deliveryAddress } from './address.ts';
import { line, lines } from './text.ts';

/** The rules for a kitchen's fields, shared by all forms. */
export const kitchenName = line(/*i18n*/ 'Kitchen name is required', 80);
export const cookName = line(/*i18n*/ 'The name of the cook is required', 80);
export const kitchenDescription = lines(kitchenDescriptionLimit);
export const cuisineType = z.enum(cuisines, /*i18n*/ 'Please choose a cuisine');
export const capacityBand = z.enum(
  Object.keys(platesOfBand) as (keyof typeof platesOfBand)[],
  /*i18n*/ 'Please choose how many meals you can cook a day',
);

export const streetAddress = line(/*i18n*/ 'Street address is required', 120);
export const city = deliveryAddress.shape.city.check(
  z.minLength(2, /*i18n*/ 'City needs at least 2 characters'),
);
export const state = z
  .string()
  .check(z.trim(), z.toUpperCase())
  .check(z.refine(code => (usStates as readonly string[]).includes(code), /*i18n*/ 'Please choose a state'));
export const zipCode = deliveryAddress.shape.zipCode;

/** The same message whether a form or a payload looks up the ZIP code. */
export const zipNotFound = /*i18n*/ 'ZIP code not found. Please verify and try again.';
