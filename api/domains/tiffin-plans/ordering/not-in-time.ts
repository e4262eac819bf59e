/** Why a day that was never refused has no meal: no run could order it before its cut-off. */
export const notInTime = {
  code: 'CUT_OFF_PASSED',
  reason: /*i18n*/ 'It was not ordered in time.',
} as const;
