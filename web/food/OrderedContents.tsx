import { t } from '@lingui/core/macro';
import TriangleAlert from '~icons/lucide/triangle-alert';
import { DietMark } from './DietMark.tsx';
import { type Diet, dietWord } from './diet-words.ts';

interface Props {
  /** What is in a tiffin of the day, in words; empty for another dish. */
  content: string;
  /** What was chosen about the dish, in words; empty for nothing. */
  chosen: string;
  diet: Diet;
  /** The mark that the kitchen gave the dish after it was ordered. */
  changedDiet?: Diet | null;
  /** The marks that the kitchen removed after it was ordered, in words; empty when there are none. */
  removed: string;
  /** Its marks and allergens, in words. */
  contains: string;
  /** The allergens that the kitchen added after it was ordered, in words; empty when there are none. */
  added: string;
}

/** What a dish contained when it was ordered, and what its kitchen changed since. */
export const OrderedContents = ({ content, chosen, diet, changedDiet, removed, contains, added }: Props) => (
  <>
    {content && <p className="font-medium wrap-anywhere">{content}</p>}
    {chosen && <p className="font-medium wrap-anywhere">{chosen}</p>}
    <p className="flex items-start gap-1.5 text-small text-muted [&>svg]:mt-0.5">
      <DietMark diet={diet} />
      <span className="min-w-0">{contains}</span>
    </p>
    {removed && <Change>{t`Removed after the order: ${removed}`}</Change>}
    {added && <Change>{t`Added after the order: ${added}`}</Change>}
    {changedDiet && (
      <Change>{t`Changed after the order: ${dietWord(diet)} to ${dietWord(changedDiet)}`}</Change>
    )}
  </>
);

const Change = ({ children }: { children: string }) => (
  <p className="flex items-start gap-1.5 text-small font-semibold text-danger">
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
);
