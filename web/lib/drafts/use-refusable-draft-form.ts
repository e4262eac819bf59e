import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import { type RefusableForm, refusable } from '../use-refusable-form.ts';
import type { DraftTerms } from './use-draft.ts';
import { useDraftForm } from './use-draft-form.ts';

/** A form that the server may refuse, restored from its draft. */
export const useRefusableDraftForm = <Values extends FieldValues>({
  rule,
  start,
  draft: terms,
  send,
  onDone,
}: RefusableForm<Values> & { draft: DraftTerms }) => {
  const { form, draft, removeDraft } = useDraftForm<Values>({
    resolver: zodResolver(rule),
    start,
    draft: terms,
  });
  const finish = () => {
    removeDraft();
    onDone?.();
  };
  return { ...refusable(form, { send, onDone: finish }), draft };
};
