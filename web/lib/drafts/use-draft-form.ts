import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { type DraftTerms, useDraft } from './use-draft.ts';

interface Terms<Values extends FieldValues> extends Omit<UseFormProps<Values>, 'defaultValues'> {
  start: Values;
  draft: DraftTerms;
}

/** A form restored from its draft. */
export function useDraftForm<Values extends FieldValues>({ start, draft: terms, ...props }: Terms<Values>) {
  const draft = useDraft(start, terms);
  const form = useForm<Values>({ ...props, defaultValues: draft.initial as DefaultValues<Values> });
  const { store } = draft;
  const latest = useRef(store);
  latest.current = store;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => latest.current(values) }),
    [form],
  );
  const discard = () => {
    form.reset(start);
    draft.remove();
  };
  return {
    form,
    draft: { isRestored: draft.isRestored, isOutdated: draft.isOutdated, discard },
    removeDraft: draft.remove,
  };
}
