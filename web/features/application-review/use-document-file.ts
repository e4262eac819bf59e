import { useEffect, useState } from 'react';

type Loaded = { url: string; bytes: Uint8Array } | 'failed' | undefined;

/** The bytes of a document, fetched with the session; a link would only download them. */
export function useDocumentFile(documentUrl: string, contentType: string) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let url: string | undefined;
    setLoaded(undefined);
    const load = async () => {
      const response = await fetch(documentUrl, { signal: stop.signal, credentials: 'include' });
      if (!response.ok) throw new Error(String(response.status));
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (stop.signal.aborted) return;
      url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
      setLoaded({ url, bytes });
    };
    load().catch(() => stop.signal.aborted || setLoaded('failed'));
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [documentUrl, contentType, tries]);
  return { loaded, tryAgain: () => setTries(count => count + 1) };
}
