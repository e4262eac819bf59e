import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { failureText } from './failure-text.ts';

interface Acts<Preview> {
  /** Asks what a file would do; a text says why it is refused. */
  read(file: File): Promise<Preview | string>;
  /** Does it; a text says why it is refused. */
  send(file: File, preview: Preview): Promise<string | undefined>;
}

/** A chosen file, what it would do, and doing it. */
export const useFileImport = <Preview extends object>({ read, send }: Acts<Preview>) => {
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<Preview>();
  const [refusal, setRefusal] = useState<string>();
  const [isWorking, setIsWorking] = useState(false);

  const working = async (act: () => Promise<string | undefined>): Promise<string | undefined> => {
    setIsWorking(true);
    const why = await act().catch(error => failureText(error, t`Something went wrong. Please try again.`));
    setIsWorking(false);
    setRefusal(why);
    return why;
  };

  const choose = (chosen: File) =>
    working(async () => {
      setFile(chosen);
      setPreview(undefined);
      const answer = await read(chosen);
      if (typeof answer === 'string') return answer;
      setPreview(answer);
    });

  /** Returns whether it is done; the file is then forgotten. */
  const confirm = async (): Promise<boolean> => {
    if (await working(() => send(file!, preview!))) return false;
    setPreview(undefined);
    setFile(undefined);
    return true;
  };

  return { file, preview, refusal, isWorking, choose, confirm };
};
