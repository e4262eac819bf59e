import { useState } from 'react';
import {
  type PreviewMenuImportMutation,
  useImportMenuMutation,
  usePreviewMenuImportMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

export type Preview = Extract<
  PreviewMenuImportMutation['previewMenuImport'],
  { __typename: 'MenuImportPreview' }
>;

const dishes = (number: number) => (number === 1 ? '1 dish' : `${number} dishes`);

/** A chosen file, what it would do, and doing it. */
export const useMenuImport = () => {
  const [previewImport] = usePreviewMenuImportMutation();
  const [importMenu] = useImportMenuMutation();
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

  const previewFile = (chosen: File) =>
    working(async () => {
      setFile(chosen);
      setPreview(undefined);
      const { data } = await previewImport({ variables: { file: chosen } });
      const result = data?.previewMenuImport;
      if (result?.__typename !== 'MenuImportPreview') return result?.message;
      setPreview(result);
    });

  const importFile = () =>
    working(async () => {
      const { data } = await importMenu({ variables: { file: file! } });
      const result = data?.importMenu;
      if (result?.__typename !== 'MenuImported') return result?.message;
      setPreview(undefined);
      setFile(undefined);
      toast({
        tone: 'success',
        title: 'Menu imported',
        description: `${dishes(result.added)} added, ${dishes(result.changed)} changed.`,
      });
    });

  return { file, preview, refusal, isWorking, previewFile, importFile };
};
