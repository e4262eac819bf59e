import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MyMenuFileDocument } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const save = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** Saves the menu as it is now to a file of this machine. */
export const useMyMenuFile = () => {
  const client = useApolloClient();
  const toast = useToast();
  const [isLoading, setIsLoading] = useState(false);

  const download = async () => {
    setIsLoading(true);
    try {
      const { data } = await client.query({ query: MyMenuFileDocument, fetchPolicy: 'no-cache' });
      save(data!.myMenu!.csv, 'menu.csv');
    } catch (error) {
      toast({
        tone: 'danger',
        title: 'Download failed',
        description: failureText(error, 'Please try again.'),
      });
    } finally {
      setIsLoading(false);
    }
  };
  return { download, isLoading };
};
