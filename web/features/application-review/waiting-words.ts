import { reviewBusinessDays } from '../../../schema/constants.ts';

const { least, most } = reviewBusinessDays;

/** How long an application has been waiting against the promised time, as text and severity. */
export const waitingWords = (businessDays: number | null) => {
  if (businessDays === null) return null;
  if (businessDays > most) return { words: `Over ${most} business days`, tone: 'danger' } as const;
  if (businessDays === 0) return { words: 'Submitted today', tone: 'neutral' } as const;
  const words = `Waiting ${businessDays} business ${businessDays === 1 ? 'day' : 'days'}`;
  return { words, tone: businessDays < least ? 'neutral' : 'warn' } as const;
};
