import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import {
  answerLength,
  type WebhookAnswer,
  type WebhookRequest,
  type WebhookSender,
} from '../../core/interfaces/webhook-sender.ts';
import { reasonOf } from '../../core/logging/reason.ts';
import { beginningOf } from '../../core/values/beginning-of.ts';
import { isPublicAddress, NotPublic, publicLookup } from './public-lookup.ts';

/** As the Standard Webhooks specification recommends, 15 to 30 seconds at most; a program has only to note the event. */
const deadlineMilliseconds = 10_000;

/** Sends webhooks by HTTP. Redirects are not followed: an answer that redirects is a failure. */
export class HttpWebhookSender implements WebhookSender {
  /** `allowsPrivate` also permits plain HTTP and addresses of this machine and private networks. */
  constructor(
    private readonly allowsPrivate: boolean,
    private readonly deadline = deadlineMilliseconds,
  ) {}

  mayReach(url: URL): boolean {
    return this.allowsPrivate || whyUnsafe(url) === undefined;
  }

  async send(asked: WebhookRequest, signal?: AbortSignal): Promise<WebhookAnswer> {
    const deadline = AbortSignal.timeout(this.deadline);
    try {
      return await this.#answerOf(asked, signal ? AbortSignal.any([deadline, signal]) : deadline);
    } catch (error) {
      const late = `No answer within ${this.deadline / 1000} seconds.`;
      return { status: null, answer: beginningOf(deadline.aborted ? late : reasonOf(error), answerLength) };
    }
  }

  async #answerOf({ url, headers, body }: WebhookRequest, signal: AbortSignal): Promise<WebhookAnswer> {
    const target = new URL(url);
    const unsafe = this.allowsPrivate ? undefined : whyUnsafe(target);
    if (unsafe) throw unsafe;
    const request = target.protocol === 'https:' ? secureRequest : plainRequest;
    return new Promise((resolve, reject) => {
      const sent = request(target, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal,
        // One connection for each: what a name resolved to is looked at every time.
        agent: false,
        ...(!this.allowsPrivate && { lookup: publicLookup }),
      });
      // Also one that comes after the answer.
      sent.on('error', reject);
      // An answer that is none, such as a change of the protocol, ends without an error.
      sent.once('close', () => reject(new Error('The connection closed without an answer.')));
      sent.once('response', response => {
        let words = '';
        const done = () =>
          resolve({ status: response.statusCode!, answer: beginningOf(words, answerLength) });
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          words += text;
          if (words.length >= answerLength) {
            done();
            sent.destroy();
          }
        });
        response.once('end', done);
        // Its status has come; the deadline or a broken connection ended the rest.
        response.on('error', done);
      });
      sent.end(body);
    });
  }
}

/** Why nothing is sent there. A host that is an address is not looked up, so it is looked at here. */
const whyUnsafe = ({ protocol, hostname }: URL): Error | undefined => {
  if (protocol !== 'https:')
    return new Error('Webhooks are sent to addresses that begin with https:// only.');
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host) ? new NotPublic() : undefined;
};
