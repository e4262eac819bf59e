import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MyDataDocument } from '../../generated/graphql.ts';
import { useToast } from '../../ui/Toasts.tsx';

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
        title: 'Your data did not arrive',
        description: 'Please check your connection and try again.',
      });
      return;
    }
    saveAsFile(text);
    toast({ tone: 'success', title: 'Your data is saved', description: fileName });
  };
  return { exportData, isExporting };
};

const saveAsFile = (text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};
