/** Cuisines that belong to a larger one: who asks for the larger one finds them as well. */
export const cuisineFamilies: Readonly<Record<string, readonly string[]>> = {
  'North Indian': ['Punjabi', 'Rajasthani', 'Mughlai', 'Awadhi', 'Kashmiri'],
  'South Indian': ['Tamil', 'Kerala', 'Andhra', 'Hyderabadi', 'Karnataka', 'Udupi'],
};

/** A cuisine and those that belong to it. */
export const cuisinesWithin = (cuisine: string): readonly string[] => [
  cuisine,
  ...(cuisineFamilies[cuisine] ?? []),
];
