import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Why the server did not do it, with the field it is about if there is one. */
export interface Refusal {
  message: string;
  field: string | null;
}

/** Puts the refusal on its field, or above the button when the form has no such field. */
export const showRefusal = <Form extends FieldValues>(
  form: UseFormReturn<Form>,
  { message, field }: Refusal,
) => {
  const isOurs = field !== null && field in form.getValues();
  if (isOurs) form.setError(field as Path<Form>, { message }, { shouldFocus: true });
  else form.setError('root', { message });
};
