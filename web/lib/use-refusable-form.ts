import { zodResolver } from '@hookform/resolvers/zod';
import type { BaseSyntheticEvent } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type Refusal, showRefusal } from './refusal.ts';

export interface RefusableForm<Values extends FieldValues> {
  /** What is checked here, before anything is sent. */
  rule: ZodMiniType<Values, Values>;
  start: Values;
  send: (values: Values) => Promise<Refusal | undefined>;
  onDone?: () => void;
}

/** A form whose values the server may refuse: the refusal is put on its field, or on the form as a whole. */
export const useRefusableForm = <Values extends FieldValues>(terms: RefusableForm<Values>) => {
  const { rule, start } = terms;
  const form = useForm<Values>({
    resolver: zodResolver(rule),
    defaultValues: start as DefaultValues<Values>,
  });
  return refusable(form, terms);
};

/** The same with a form that is there. */
export const refusable = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { send, onDone }: Pick<RefusableForm<Values>, 'send' | 'onDone'>,
) => {
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async values => {
    const refusal = await send(values);
    if (refusal) showRefusal(form, refusal);
    else onDone?.();
  }, leadToUnregistered);
  return { form, register: form.register, errors, isSubmitting, submit };
};

/**
 * Focuses a control that is not registered, such as a chip, by its `data-field`; a registered field takes precedence.
 */
const leadToUnregistered = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  event?: BaseSyntheticEvent,
) => {
  const wrong = Object.keys(errors).map(name => `[data-field="${name}"]`);
  const form: unknown = event?.target;
  if (form instanceof HTMLFormElement) form.querySelector<HTMLElement>(wrong.join())?.focus();
};
