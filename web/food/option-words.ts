import { t } from '@lingui/core/macro';

/** For example 'Choose 2', 'Choose 1 to 3' or 'Optional, up to 2'. */
export const howManyWords = ({ least, most }: { least: number; most: number }): string => {
  if (least === 0) return t`Optional, up to ${most}`;
  return least === most ? t`Choose ${most}` : t`Choose ${least} to ${most}`;
};
