import Bowser from 'bowser';

/** Longer ones are not from a browser. */
const longestRead = 512;

const browsers = new Set<string | undefined>(Object.values(Bowser.BROWSER_MAP));
const systems = new Set<string | undefined>(Object.values(Bowser.OS_MAP));

/**
 * What a person calls the client of this User-Agent, such as "Safari on iOS"; null if it is none of the known
 * browsers. Only names from the library's lists are used: the name appears in emails, and anyone can write a header.
 */
export const deviceName = (userAgent: string): string | null => {
  if (!userAgent || userAgent.length > longestRead) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browsers.has(browser.name)) return null;
  return systems.has(os.name) ? `${browser.name} on ${os.name}` : browser.name!;
};
