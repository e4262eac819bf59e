import { type FileRefusal, refusalOf } from '../../lib/check-file.ts';

type Sent = { documentUrl: string } | FileRefusal;

const unreachable = (): FileRefusal => refusalOf('', '');

const answerOf = (request: XMLHttpRequest): Sent => {
  try {
    const { documentUrl, code = '', message = '' } = JSON.parse(request.responseText);
    return request.status === 200 ? { documentUrl } : refusalOf(code, message);
  } catch {
    return unreachable();
  }
};

/** Sends a document and tells how far it is, from 0 to 1; only the old kind of request can tell. */
export const sendFile = (
  stepId: string,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Sent> =>
  new Promise(resolve => {
    const form = new FormData();
    form.append('stepId', stepId.toLowerCase());
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => resolve(unreachable());
    request.onabort = () => resolve(unreachable());
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/supplier/upload-document');
    request.send(form);
  });
