import { msg } from '@lingui/core/macro';

/** How people reach us, in one place for every screen that says so. */
export const support = {
  email: 'support@tiffin.example',
  phone: '+1 (800) 555-0142',
  emergencyHotline: '+1 (800) 555-0199',
  hours: [
    { days: msg`Monday to Friday`, time: msg`9 AM to 8 PM` },
    { days: msg`Saturday`, time: msg`10 AM to 6 PM` },
    { days: msg`Sunday`, time: msg`12 PM to 5 PM` },
  ],
  timeZone: 'EST',
} as const;

export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
export const mailLink = `mailto:${support.email}`;
