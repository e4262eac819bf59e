/** Keys of a browser's push subscription, as a browser makes them. */
export const pushKeys = {
  p256dh: 'BKVdxLrDqfihS5F_n0Tc50S13PFqJSvKPVgpMzcmsCk45EwMD8KGnQtJ0eMdgHFw5hcTvW3Mo6iVNWN8oHue3a4',
  auth: 'kYgB__0zoLik6AQazGwqkw',
};
