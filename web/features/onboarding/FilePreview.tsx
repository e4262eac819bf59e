import { useEffect, useState } from 'react';
import FileText from '~icons/lucide/file-text';
import { fileSize } from '../../lib/formats/file-size.ts';

const useObjectUrl = (file: File): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

/** The file somebody chose: the picture itself, or a sign that it is a document. */
export function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file);
  return (
    <figure className="flex items-center gap-3">
      {file.type.startsWith('image/') && url ? (
        <img
          src={url}
          alt=""
          className="size-14 shrink-0 rounded-control border border-border object-cover"
        />
      ) : (
        <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-sunken text-primary">
          <FileText aria-hidden className="size-6" />
        </span>
      )}
      <figcaption className="min-w-0">
        <span className="block break-words">{file.name}</span>
        <span className="text-small text-muted">{fileSize(file.size)}</span>
      </figcaption>
    </figure>
  );
}
