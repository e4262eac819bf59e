import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type Refusal, showRefusal } from './refusal.ts';

interface Terms<Values extends FieldValues> {
  /** What is checked here, before anything is sent. */
  rule: ZodMiniType<Values, Values>;
  start: Values;
  send: (values: Values) => Promise<Refusal | undefined>;
  onDone?: () => void;
}

/** A form whose values the server may refuse: the refusal is put on its field, or on the form as a whole. */
export const useRefusableForm = <Values extends FieldValues>({
  rule,
  start,
  send,
  onDone,
}: Terms<Values>) => {
  const form = useForm<Values>({
    resolver: zodResolver(rule),
    defaultValues: start as DefaultValues<Values>,
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async values => {
    const refusal = await send(values);
    if (refusal) showRefusal(form, refusal);
    else onDone?.();
  });
  return { form, register: form.register, errors, isSubmitting, submit };
};
