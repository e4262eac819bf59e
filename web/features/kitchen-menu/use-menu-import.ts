import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  type PreviewMenuImportMutation,
  useImportMenuMutation,
  usePreviewMenuImportMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

export type Preview = Extract<
  PreviewMenuImportMutation['previewMenuImport'],
  { __typename: 'MenuImportPreview' }
>;

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
    const why = await act().catch(error => failureText(error, t`Something went wrong. Please try again.`));
    setIsWorking(false);
    setRefusal(why);
  };

  const previewFile = (chosen: File) =>
    working(async () => {
      setFile(chosen);
      setPreview(undefined);
      const { data } = await previewImport({ variables: { file: chosen } });
      const result = data?.previewMenuImport;
      if (result?.__typename !== 'MenuImportPreview') return result && refusalText(result);
      setPreview(result);
    });

  const importFile = () =>
    working(async () => {
      const { data } = await importMenu({ variables: { file: file! } });
      const result = data?.importMenu;
      if (result?.__typename !== 'MenuImported') return result && refusalText(result);
      setPreview(undefined);
      setFile(undefined);
      toast({
        tone: 'success',
        title: t`Menu imported`,
        description: t`${plural(result.added, { one: '# dish', other: '# dishes' })} added, ${plural(result.changed, { one: '# dish', other: '# dishes' })} changed.`,
      });
    });

  return { file, preview, refusal, isWorking, previewFile, importFile };
};
