/** Heading of the plans that a kitchen offers. */
export const offersId = 'every-week';
