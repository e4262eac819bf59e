import type { Settings } from '../settings.ts';

/** Warnings at the start about insecure or unusual settings. */
export const startWarnings = ({
  MODE,
  ROLE,
  LOG_LEVEL,
  SANDBOX,
  DATABASE_URL,
  SMTP_URL,
  SUPPLIER_SIGN_IN,
  STAFF_SECOND_FACTOR,
  PUBLIC_URL,
  EIN_KEY,
  VAPID_PRIVATE_KEY,
  DATA_DIR,
}: Pick<
  Settings,
  | 'MODE'
  | 'ROLE'
  | 'LOG_LEVEL'
  | 'SANDBOX'
  | 'DATABASE_URL'
  | 'SMTP_URL'
  | 'SUPPLIER_SIGN_IN'
  | 'STAFF_SECOND_FACTOR'
  | 'PUBLIC_URL'
  | 'EIN_KEY'
  | 'VAPID_PRIVATE_KEY'
  | 'DATA_DIR'
>): string[] => {
  const warnings: string[] = [];
  if (SANDBOX) warnings.push('This is a sandbox: staff and their programs can move its clock forward.');
  if (ROLE === 'web')
    warnings.push(
      'This server does no background work: emails, payouts and plans need one with ROLE=jobs or all.',
    );
  if (MODE === 'production' && ['error', 'fatal', 'silent'].includes(LOG_LEVEL))
    warnings.push(
      `Warning: LOG_LEVEL=${LOG_LEVEL} leaves out security events, and whom to erase again after a restore.`,
    );
  if (!DATABASE_URL)
    warnings.push(
      'Data is stored in an embedded database that survives a crash of this program, not a power cut.',
    );
  if (SUPPLIER_SIGN_IN === 'direct')
    warnings.push(
      'Warning: kitchens sign in by EIN and email alone. SUPPLIER_SIGN_IN=code asks for a mailed code too.',
    );
  if (MODE === 'production' && STAFF_SECOND_FACTOR === 'offered')
    warnings.push(
      'Warning: admins sign in by password alone. STAFF_SECOND_FACTOR=required makes them add a passkey or an app.',
    );
  if (MODE === 'production' && !PUBLIC_URL)
    warnings.push('Warning: without PUBLIC_URL, passkeys work only under the host name they were added on.');
  if (MODE === 'production' && !EIN_KEY)
    warnings.push(
      `Warning: EINs are sealed with the keys in ${DATA_DIR}/keys.json. Without that file no kitchen signs in; ` +
        'servers that share a database need the same EIN_KEY and EIN_LOOKUP_KEY.',
    );
  if (MODE === 'production' && !VAPID_PRIVATE_KEY)
    warnings.push(
      `Warning: devices know this marketplace by the keys in ${DATA_DIR}/push-keys.json. Servers that share a ` +
        'database need the same VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.',
    );
  if (!SMTP_URL)
    warnings.push(
      MODE === 'demo'
        ? 'Mail is not sent; it is shown at /dev/mail.'
        : 'Warning: there is no SMTP_URL, so mail is not sent.',
    );
  return warnings.flatMap(warning => ['', warning]);
};
