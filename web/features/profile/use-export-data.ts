import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { MyDataDocument } from '../../generated/graphql.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const fileName = 'tiffin-my-data.json';

/** Saves everything that is stored about the person as a file. It leaves no copy in the cache. */
export const useExportData = () => {
  const client = useApolloClient();
  const toast = useToast();
  const [isExporting, setIsExporting] = useState(false);

  const exportData = async () => {
    setIsExporting(true);
    const text = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }) => data?.myData,
      () => undefined,
    );
    setIsExporting(false);
    if (text === undefined) {
      toast({
        tone: 'danger',
        title: t`Your data didn't download`,
        description: t`Please check your connection and try again.`,
      });
      return;
    }
    saveFile(text, fileName, 'application/json');
    toast({ tone: 'success', title: t`Your data is saved`, description: fileName });
  };
  return { exportData, isExporting };
};
