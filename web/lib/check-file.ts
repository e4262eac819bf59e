import { fileTooLarge, invalidFileType, uploadLimitBytes } from '../../schema/constants.ts';

export interface FileRefusal {
  title: 'Invalid File Type' | 'File Too Large' | 'Upload Failed';
  text: string;
}

const acceptedTypes = ['application/pdf', 'image/jpeg', 'image/png'];
/** What the file chooser offers. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** What can be said of a file before it is sent; the server looks inside. */
export const checkFile = ({ type, size }: Pick<File, 'type' | 'size'>): FileRefusal | undefined => {
  if (!acceptedTypes.includes(type)) return { title: /*i18n*/ 'Invalid File Type', text: invalidFileType };
  if (size > uploadLimitBytes) return { title: /*i18n*/ 'File Too Large', text: fileTooLarge };
};

/** What the server's refusal of a file means. */
export const refusalOf = (code: string, message: string): FileRefusal => {
  if (code === 'INVALID_FILE_TYPE') return { title: /*i18n*/ 'Invalid File Type', text: message };
  if (code === 'FILE_TOO_LARGE') return { title: /*i18n*/ 'File Too Large', text: message };
  return {
    title: /*i18n*/ 'Upload Failed',
    text: message || /*i18n*/ 'Please check your connection and try again.',
  };
};
