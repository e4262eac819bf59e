import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AuditExportDocument, type AuditFilter } from '../../generated/graphql.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const fileName = 'tiffin-audit-trail.csv';

/** Saves the trail as a file, and says when it was too long for one. */
export const useExportTrail = () => {
  const client = useApolloClient();
  const toast = useToast();
  const [isExporting, setIsExporting] = useState(false);

  const exportTrail = async (filter: AuditFilter) => {
    setIsExporting(true);
    const file = await client
      .query({ query: AuditExportDocument, variables: { filter }, fetchPolicy: 'no-cache' })
      .then(
        ({ data }) => data?.auditExport,
        () => undefined,
      );
    setIsExporting(false);
    if (!file) {
      toast({ tone: 'danger', title: 'Export failed', description: 'Please try again.' });
      return;
    }
    saveAsFile(file.csv);
    toast({
      tone: 'success',
      title: `${file.events} decisions saved`,
      description: file.isWhole ? fileName : 'These are the newest. Choose a shorter period to get the rest.',
    });
  };
  return { exportTrail, isExporting };
};

const saveAsFile = (text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};
