import type { Application } from './next-act.ts';

/** Decisions that are being saved: a document accepted, a review started, an application approved; by id. */
export type Answers = ReadonlyMap<string, 'APPROVED' | 'UNDER_REVIEW'>;

/** The application with these decisions applied optimistically. */
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
