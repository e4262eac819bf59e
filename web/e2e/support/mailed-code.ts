import { expect } from '@playwright/test';

/** The newest code that was mailed to somebody, once it has arrived. */
export const mailedCodeFor = async (email: string, address: string): Promise<string> => {
  let code: string | undefined;
  await expect(async () => {
    const page = await (await fetch(`${address}/dev/mail`)).text();
    const sent = page.split('<article>').find(each => each.includes(`To ${email}`));
    code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(sent ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code!;
};

/** The path of the newest link that confirms somebody's address, once it has arrived. */
export const mailedLinkFor = async (email: string, address: string): Promise<string> => {
  let path: string | undefined;
  await expect(async () => {
    const page = await (await fetch(`${address}/dev/mail`)).text();
    const sent = page.split('<article>').filter(each => each.includes(`To ${email}`));
    path = sent.map(each => /\/confirm-email#[\w-]{43}/.exec(each)?.[0]).find(Boolean);
    expect(path).toBeDefined();
  }).toPass();
  return path!;
};

/** The newest email to somebody, once it has arrived. */
export const newestEmailTo = async (email: string, address: string): Promise<string> => {
  let newest: string | undefined;
  await expect(async () => {
    const page = await (await fetch(`${address}/dev/mail`)).text();
    newest = page.split('<article>').find(each => each.includes(`To ${email}`));
    expect(newest).toBeDefined();
  }).toPass();
  return newest!;
};
