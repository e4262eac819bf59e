import { plural } from '@lingui/core/macro';

export const photoProgressWords = (dishes: number, withPhoto: number) =>
  plural(dishes, {
    one: `${withPhoto} of # dish has a photo`,
    other: `${withPhoto} of # dishes have a photo`,
  });
