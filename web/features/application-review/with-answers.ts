import type { Application } from './next-act.ts';

/** What was answered and is being saved: a document accepted, a review started, an application approved; by id. */
export type Answers = ReadonlyMap<string, 'APPROVED' | 'UNDER_REVIEW'>;

/** An application as it will be once these answers are saved. */
export const withAnswers = (application: Application, answers: Answers): Application =>
  answers.size === 0
    ? application
    : {
        ...application,
        status: answers.get(application.id) ?? application.status,
        steps: application.steps.map(step =>
          step.document && answers.has(step.document.id)
            ? { ...step, document: { ...step.document, status: 'APPROVED' as const } }
            : step,
        ),
      };
