import { t } from '@lingui/core/macro';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import clsx from 'clsx';
import { useDeferredValue } from 'react';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The estimate takes longer with every character, and these decide. */
const longestRead = 64;

const levels = () => [
  { word: t`Very easy to guess`, look: 'bg-danger' },
  { word: t`Easy to guess`, look: 'bg-danger' },
  { word: t`Fair`, look: 'bg-warn' },
  { word: t`Good`, look: 'bg-leaf' },
  { word: t`Strong`, look: 'bg-leaf' },
];

/** How hard a password is to guess, in words and as a bar. It advises; the server decides what it refuses. */
export default function PasswordStrength({ password }: { password: string }) {
  const read = useDeferredValue(password).slice(0, longestRead);
  const { score } = estimator.check(read);
  const { word, look } = levels()[score]!;
  return (
    <div className="mt-1.5 flex items-center gap-3">
      <div aria-hidden className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map(step => (
          <span
            key={step}
            className={clsx('h-1.5 flex-1 rounded-full', step <= Math.max(score, 1) ? look : 'bg-sunken')}
          />
        ))}
      </div>
      <p role="status" className="text-small text-muted">
        <span className="sr-only">{t`Password strength:`} </span>
        {word}
      </p>
    </div>
  );
}
