import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { MyMenuFileDocument } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { saveTextFile } from '../../lib/save-text-file.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Saves the menu as it is now to a file of this machine. */
export const useMyMenuFile = () => {
  const client = useApolloClient();
  const toast = useToast();
  const [isLoading, setIsLoading] = useState(false);

  const download = async () => {
    setIsLoading(true);
    try {
      const { data } = await client.query({ query: MyMenuFileDocument, fetchPolicy: 'no-cache' });
      saveTextFile(data!.myMenu!.csv, 'menu.csv');
    } catch (error) {
      toast({
        tone: 'danger',
        title: t`Download failed`,
        description: failureText(error, t`Please try again.`),
      });
    } finally {
      setIsLoading(false);
    }
  };
  return { download, isLoading };
};
