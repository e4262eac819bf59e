import { t } from '@lingui/core/macro';
import { spanWords } from '../span-words.ts';

interface Served {
  servedFrom: string;
  servedUntil: string;
}

export interface DueWords {
  tone: 'danger' | 'warn' | 'neutral';
  words: string;
}

const minute = 60_000;
/** Minutes before a meal from which it presses. */
const soon = 60;

/** How much time a meal with open orders has left. */
export const dueWords = ({ servedFrom, servedUntil }: Served, now: Date): DueWords => {
  const late = (now.getTime() - Date.parse(servedUntil)) / minute;
  if (late >= 1) return { tone: 'danger', words: t`Late by ${spanWords(late)}` };
  const ahead = Math.ceil((Date.parse(servedFrom) - now.getTime()) / minute);
  if (ahead <= 0) return { tone: 'warn', words: t`Due now` };
  return { tone: ahead > soon ? 'neutral' : 'warn', words: t`In ${spanWords(ahead)}` };
};
