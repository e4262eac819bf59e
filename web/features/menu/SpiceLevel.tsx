import { msg, t } from '@lingui/core/macro';
import clsx from 'clsx';
import Flame from '~icons/lucide/flame';
import { translate } from '../../lib/language.ts';

const words = [msg`Not spicy`, msg`Mild`, msg`Medium`, msg`Hot`];
const flames = [1, 2, 3];

/** From 0 to 3, as flames with the word beside them. */
export function SpiceLevel({ level }: { level: number }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {level > 0 && (
        <span aria-hidden className="inline-flex">
          {flames.map(flame => (
            <Flame
              key={flame}
              className={clsx('-mr-0.5 size-3.5', flame <= level ? 'fill-danger text-danger' : 'text-border')}
            />
          ))}
        </span>
      )}
      <span className="sr-only">{t`Spice level:`} </span>
      {translate(words[level] ?? words.at(-1)!)}
    </span>
  );
}
