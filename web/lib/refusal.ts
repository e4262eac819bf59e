import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { problemWords } from './problem-words.ts';

/** A refusal of the server, with its field if there is one. */
export interface Refusal {
  /** The kind of refusal, which stays the same in every language. */
  __typename?: string;
  message: string;
  field?: string | null;
}

/** In the reader's language where we know how to say it, in the server's words where we do not. */
export const refusalText = ({ __typename = '', message }: Refusal) => problemWords(__typename, message);

/** Why an answer is not what was asked for; `otherwise` when there is none, or it gives no reason. */
export const refusalOr = (answer: Partial<Refusal> | undefined, otherwise: string): string =>
  answer?.message ? refusalText({ ...answer, message: answer.message }) : otherwise;

/** Puts the refusal on its field, or above the button when the form has no such field. */
export const showRefusal = <Form extends FieldValues>(form: UseFormReturn<Form>, refusal: Refusal) => {
  const message = refusalText(refusal);
  const isOurs = refusal.field && refusal.field in form.getValues();
  if (isOurs) form.setError(refusal.field as Path<Form>, { message }, { shouldFocus: true });
  else form.setError('root', { type: refusal.__typename, message });
};
