import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ImportMenuDocument,
  PreviewMenuImportDocument,
  type PreviewMenuImportMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { sendFile } from '../../lib/send-file.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

export type Preview = Extract<
  PreviewMenuImportMutation['previewMenuImport'],
  { __typename: 'MenuImportPreview' }
>;

const dishes = (number: number) => (number === 1 ? '1 dish' : `${number} dishes`);

/** A chosen file, what it would do, and doing it. */
export const useMenuImport = () => {
  const client = useApolloClient();
  const toast = useToast();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<Preview>();
  const [refusal, setRefusal] = useState<string>();
  const [isWorking, setIsWorking] = useState(false);

  const working = async (act: () => Promise<string | undefined>) => {
    setIsWorking(true);
    const why = await act().catch(error => failureText(error, 'Something went wrong. Please try again.'));
    setIsWorking(false);
    setRefusal(why);
  };

  const look = (chosen: File) =>
    working(async () => {
      setFile(chosen);
      setPreview(undefined);
      const { previewMenuImport: answer } = await sendFile(client, PreviewMenuImportDocument, {}, chosen);
      if (answer.__typename !== 'MenuImportPreview') return answer.message;
      setPreview(answer);
    });

  const take = () =>
    working(async () => {
      const { importMenu: answer } = await sendFile(client, ImportMenuDocument, {}, file!);
      if (answer.__typename !== 'MenuImported') return answer.message;
      setPreview(undefined);
      setFile(undefined);
      toast({
        tone: 'success',
        title: 'Menu imported',
        description: `${dishes(answer.added)} added, ${dishes(answer.changed)} changed.`,
      });
    });

  return { file, preview, refusal, isWorking, look, take };
};
