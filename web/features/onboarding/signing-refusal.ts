import { t } from '@lingui/core/macro';
export interface SigningRefusal {
  title: string;
  text: string;
  field: 'fullName' | 'acknowledged';
}

/** What is missing before an agreement can be signed; undefined when nothing is. */
export const signingRefusal = (fullName: string, isAcknowledged: boolean): SigningRefusal | undefined => {
  if (fullName.trim() === '') {
    return {
      title: t`Full Name Required`,
      text: t`Please enter your full legal name to sign the agreement.`,
      field: 'fullName',
    };
  }
  if (!isAcknowledged) {
    return {
      title: t`Acknowledgment Required`,
      text: t`Please acknowledge that you have read and understood the agreement.`,
      field: 'acknowledged',
    };
  }
};
