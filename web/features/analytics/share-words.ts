import { numberFormat } from '../../lib/formats/formats.ts';

/** A share from 0 to 1, for example 12.5%; a dash where there is nothing to take a share of. */
export const shareWords = (share: number | null, maximumFractionDigits = 1) =>
  share === null ? '–' : numberFormat({ style: 'percent', maximumFractionDigits }).format(share);

/** A mean of stars, for example 4.6. */
export const ratingWords = (rating: number | null) => (rating ? rating.toFixed(1) : '–');
