import { plural, t } from '@lingui/core/macro';
import {
  type PreviewMenuImportMutation,
  useImportMenuMutation,
  usePreviewMenuImportMutation,
} from '../../generated/graphql.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useFileImport } from '../../lib/use-file-import.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

export type Preview = Extract<
  PreviewMenuImportMutation['previewMenuImport'],
  { __typename: 'MenuImportPreview' }
>;

/** A chosen menu, what it would do, and importing it. */
export const useMenuImport = () => {
  const [previewImport] = usePreviewMenuImportMutation();
  const [importMenu] = useImportMenuMutation();
  const toast = useToast();

  const read = async (file: File): Promise<Preview | string> => {
    const { data } = await previewImport({ variables: { file } });
    const result = data!.previewMenuImport;
    return result.__typename === 'MenuImportPreview' ? result : refusalText(result);
  };

  const send = async (file: File): Promise<string | undefined> => {
    const { data } = await importMenu({ variables: { file } });
    const result = data!.importMenu;
    if (result.__typename !== 'MenuImported') return refusalText(result);
    toast({
      tone: 'success',
      title: t`Menu imported`,
      description: t`${plural(result.added, { one: '# dish', other: '# dishes' })} added, ${plural(result.changed, { one: '# dish', other: '# dishes' })} changed.`,
    });
  };

  return useFileImport({ read, send });
};
