import { t } from '@lingui/core/macro';
import type { OwnConductQuery } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { translate } from '../../lib/language.ts';
import { RowList } from '../../ui/lists/RowList.tsx';
import { stepNames } from './conduct-words.ts';

/** What our team decided about a kitchen, with the words to its cook. */
export const StepsTaken = ({ steps }: { steps: OwnConductQuery['myConductSteps'] }) => (
  <section aria-labelledby="steps-taken">
    <h2 id="steps-taken" className="mb-3 text-title font-bold">
      {t`From our team`}
    </h2>
    <RowList>
      {steps.map(({ id, step, takenAt, words, pausedUntil }) => (
        <li key={id} className="px-4 py-3">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{translate(stepNames[step])}</span>
            <span className="text-small text-muted">{localMoment(takenAt)}</span>
          </p>
          {pausedUntil && (
            <p className="text-small text-muted">{t`New orders again from ${shortDay(pausedUntil)}`}</p>
          )}
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{words}</p>
        </li>
      ))}
    </RowList>
  </section>
);
