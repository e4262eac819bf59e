import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import type { Meal } from '../../../schema/rules/cooked-then.ts';
import {
  MealMenusFileDocument,
  MenuWeekDocument,
  type PreviewMealMenuImportMutation,
  useImportMealMenusMutation,
  usePreviewMealMenuImportMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { readAgain } from '../../lib/read-again.ts';
import { refusalText } from '../../lib/refusal.ts';
import { saveTextFile } from '../../lib/save-text-file.ts';
import { useFileImport } from '../../lib/use-file-import.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import type { Published } from './use-publish.ts';

export type FilePreview = Extract<
  PreviewMealMenuImportMutation['previewMealMenuImport'],
  { __typename: 'MealMenuImportPreview' }
>;

export type OnPublished = (
  meals: readonly Meal[],
  answer: Pick<Published, 'stillOrdered' | 'orderedContents'>,
) => void;

/** Downloads the menus of eight weeks, and publishes a file of them after a preview. */
export const useMenuWeekFile = (onPublished: OnPublished) => {
  const client = useApolloClient();
  const [previewImport] = usePreviewMealMenuImportMutation();
  const [importMenus] = useImportMealMenusMutation();
  const toast = useToast();
  const download = async () => {
    try {
      const { data } = await client.query({ query: MealMenusFileDocument, fetchPolicy: 'no-cache' });
      saveTextFile(data!.myMenu!.mealMenusCsv, 'menus.csv');
    } catch (error) {
      const description = failureText(error, t`Please try again.`);
      toast({ tone: 'danger', title: t`Download failed`, description });
    }
  };

  const read = async (file: File): Promise<FilePreview | string> => {
    const { data } = await previewImport({ variables: { file } });
    const result = data!.previewMealMenuImport;
    return result.__typename === 'MealMenuImportPreview' ? result : refusalText(result);
  };

  const send = async (file: File, { changed }: FilePreview): Promise<string | undefined> => {
    const { data } = await importMenus({ variables: { file }, ...readAgain(MenuWeekDocument) });
    const result = data!.importMealMenus;
    if (result.__typename !== 'PublishedMealMenus') return refusalText(result);
    onPublished(changed, result);
    toast({
      tone: 'success',
      title: plural(result.mealCount, {
        one: 'Menu of # meal published',
        other: 'Menus of # meals published',
      }),
    });
  };

  return { ...useFileImport({ read, send }), download };
};
