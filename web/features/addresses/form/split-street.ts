interface Parts {
  streetNumber: string;
  streetName: string;
  apartmentUnit: string;
}

const unit = /(?:,\s*|\s+)((?:apt|apartment|unit|suite|ste|floor|fl)\b\.?\s*\S+|#\s*\S+)$/i;
const numbered = /^(\d{1,10}[a-z]?)\s+(.{2,})$/i;

/**
 * The parts of a street that was typed or filled in as a whole, such as '1450 Tully Rd, Apt 4'; undefined when it is
 * only a name. Browsers store a street as one line.
 */
export const splitStreet = (text: string): Parts | undefined => {
  const line = text.trim();
  const [beyond, apartmentUnit = ''] = unit.exec(line) ?? [''];
  const [, streetNumber, streetName] = numbered.exec(line.slice(0, line.length - beyond.length)) ?? [];
  if (!streetNumber || !streetName) return undefined;
  return { streetNumber, streetName: streetName.replace(/,\s*$/, ''), apartmentUnit };
};
