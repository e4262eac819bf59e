import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Meal } from '../../../schema/rules/cooked-then.ts';
import {
  MealMenusFileDocument,
  MenuWeekDocument,
  type PreviewMealMenuImportMutation,
  useImportMealMenusMutation,
  usePreviewMealMenuImportMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { refusalText } from '../../lib/refusal.ts';
import { saveTextFile } from '../../lib/save-text-file.ts';
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
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<FilePreview>();
  const [refusal, setRefusal] = useState<string>();
  const [isWorking, setIsWorking] = useState(false);

  const working = async (act: () => Promise<string | undefined>) => {
    setIsWorking(true);
    setRefusal(await act().catch(error => failureText(error, t`Something went wrong. Please try again.`)));
    setIsWorking(false);
  };

  const download = async () => {
    try {
      const { data } = await client.query({ query: MealMenusFileDocument, fetchPolicy: 'no-cache' });
      saveTextFile(data!.myMenu!.mealMenusCsv, 'menus.csv');
    } catch (error) {
      const description = failureText(error, t`Please try again.`);
      toast({ tone: 'danger', title: t`Download failed`, description });
    }
  };

  const choose = (chosen: File) =>
    working(async () => {
      setFile(chosen);
      setPreview(undefined);
      const { data } = await previewImport({ variables: { file: chosen } });
      const result = data?.previewMealMenuImport;
      if (result?.__typename !== 'MealMenuImportPreview') return result && refusalText(result);
      setPreview(result);
    });

  /** Returns whether they are published. */
  const publish = async (): Promise<boolean> => {
    let isDone = false;
    await working(async () => {
      const { data } = await importMenus({
        variables: { file: file! },
        refetchQueries: [MenuWeekDocument],
        awaitRefetchQueries: true,
      });
      const result = data?.importMealMenus;
      if (result?.__typename !== 'PublishedMealMenus') return result && refusalText(result);
      isDone = true;
      onPublished(preview!.changed, result);
      toast({
        tone: 'success',
        title: plural(result.mealCount, {
          one: 'Menu of # meal published',
          other: 'Menus of # meals published',
        }),
      });
    });
    return isDone;
  };

  return { file, preview, refusal, isWorking, download, choose, publish };
};
