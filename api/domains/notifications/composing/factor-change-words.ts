import type { FactorChange } from '../../identity/second-factor/factor-changed.ts';
import type { Template } from '../../sentences/sentence.ts';

interface Words {
  title: Template;
  /** Sentence with a place for its time. */
  happened: Template;
}

const words: Record<FactorChange, Words> = {
  PASSKEY_ADDED: { title: 'A passkey was added', happened: 'A passkey was added to your account on {0}.' },
  PASSKEY_REMOVED: {
    title: 'A passkey was removed',
    happened: 'A passkey was removed from your account on {0}.',
  },
  AUTHENTICATOR_ADDED: {
    title: 'An authenticator app was added',
    happened: 'An authenticator app was added to your account on {0}.',
  },
  AUTHENTICATOR_REMOVED: {
    title: 'An authenticator app was removed',
    happened: 'The authenticator app was removed from your account on {0}.',
  },
  RECOVERY_CODES_CREATED: {
    title: 'New recovery codes were created',
    happened: 'New recovery codes were created, and the earlier ones stopped working on {0}.',
  },
  RECOVERY_CODE_USED: {
    title: 'A recovery code was used',
    happened: 'One of your recovery codes was used on {0}.',
  },
  SECOND_FACTOR_REMOVED: {
    title: 'Two-step verification was removed',
    happened:
      'Our team removed two-step verification from your account and signed you out everywhere on {0}.',
  },
};

const isFactorChange = (detail: string | null): detail is FactorChange =>
  detail !== null && Object.hasOwn(words, detail);

/** Words for a change of second factors; general ones for a change that only a newer server knows. */
export const wordsOfFactorChange = (detail: string | null): Words =>
  isFactorChange(detail)
    ? words[detail]
    : {
        title: 'Two-step verification changed',
        happened: 'Two-step verification of your account changed on {0}.',
      };
