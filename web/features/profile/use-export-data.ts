import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { MyDataDocument } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const fileNames = { page: 'tiffin-my-data.html', json: 'tiffin-my-data.json' };
type Form = keyof typeof fileNames;

const asPage = async (json: string): Promise<string> => {
  const { readableData } = await import('./readable-data.ts');
  const words = { title: t`Your data`, made: t`Exported ${localMoment(new Date().toISOString())}` };
  return readableData(json, words, document.documentElement.lang);
};

/** Saves everything that is stored about the person as a file. It leaves no copy in the cache. */
export const useExportData = () => {
  const client = useApolloClient();
  const toast = useToast();
  const [isExporting, setIsExporting] = useState<Form>();

  const exportData = async (form: Form) => {
    setIsExporting(form);
    const text = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }) => data?.myData,
      () => undefined,
    );
    setIsExporting(undefined);
    if (text === undefined) {
      toast({
        tone: 'danger',
        title: t`Your data didn't download`,
        description: t`Please check your connection and try again.`,
      });
      return;
    }
    const fileName = fileNames[form];
    if (form === 'json') saveFile(text, fileName, 'application/json');
    else saveFile(await asPage(text), fileName, 'text/html');
    toast({ tone: 'success', title: t`Your data is saved`, description: fileName });
  };
  return { exportData, isExporting };
};
