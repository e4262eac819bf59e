import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { type OnboardingStepId, useSubmitDocumentMutation } from '../../generated/graphql.ts';
import { checkFile, type FileRefusal } from '../../lib/check-file.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { sendFile } from './send-file.ts';
import { useOutcomeToast } from './use-outcome-toast.ts';

export interface Upload {
  file?: File;
  /** From 0 to 1 while it is sent. */
  progress?: number;
  refusal?: FileRefusal;
}

const notUpdated = () => ({
  title: t`Update Failed`,
  description: t`Failed to update document status. Please try again.`,
});

/** Sends a document for an item of the checklist and gives it for that item. */
export const useUpload = (stepId: OnboardingStepId) => {
  const [upload, setUpload] = useState<Upload>({});
  const [submit] = useSubmitDocumentMutation();
  const tellOutcome = useOutcomeToast();
  const toast = useToast();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const refuse = (refusal: FileRefusal) => {
    setUpload({ refusal });
    toast({ tone: 'danger', title: sentenceText(refusal.title), description: sentenceText(refusal.text) });
  };

  const start = async (file: File) => {
    const refusal = checkFile(file);
    if (refusal) return refuse(refusal);
    const { signal } = leaving.current;
    setUpload({ file, progress: 0 });
    const sent = await sendFile(stepId, file, progress => setUpload({ file, progress }), signal);
    if (signal.aborted) return;
    if (!('documentUrl' in sent)) return refuse(sent);
    const { documentUrl } = sent;
    await tellOutcome(
      async () => (await submit({ variables: { input: { stepId, documentUrl } } })).data?.submitDocument,
      notUpdated(),
    );
    setUpload({ file });
  };
  return { upload, start };
};
