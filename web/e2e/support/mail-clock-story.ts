import { startWithClock } from './clock-story.ts';
import { MailServer } from './mail-server.ts';
import { storyIn } from './own-product-story.ts';

/** Stories in which time passes while a mail server of theirs works or does not. */
export const mailClockStory = storyIn(async () => {
  const mail = await MailServer.open();
  const product = await startWithClock({ SMTP_URL: mail.url });
  const stop = async () => {
    product.stop();
    await mail.close();
  };
  return { ...product, mail, stop };
});
