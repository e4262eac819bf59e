/** Without the letters and digits that people mix up. */
export const unambiguousCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
