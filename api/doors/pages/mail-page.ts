import type { FastifyInstance } from 'fastify';
import type { CapturedEmail, CapturedMail } from '../../platform/mail/captured-mail.ts';
import { escaped } from './escaped.ts';

/** Shows the emails that a marketplace without a mail server would have sent. Never in production. */
export const mailPage = (app: FastifyInstance, mail: CapturedMail): void => {
  app.get('/dev/mail', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(mail.emails)),
  );
  app.get<{ Params: { number: string; filename: string } }>(
    '/dev/mail/:number/:filename',
    (request, reply) => {
      const { number, filename } = request.params;
      const email = mail.emails.find(each => String(each.number) === number);
      const found = email?.attachments?.find(each => each.filename === filename);
      if (!found) return reply.callNotFound();
      return reply
        .type(found.contentType)
        .header('content-disposition', `attachment; filename="${found.filename}"`)
        .send(found.content);
    },
  );
  app.get('/dev/mail.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(look));
};

const page = (emails: readonly CapturedEmail[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mail</title>
<link rel="stylesheet" href="/dev/mail.css">
<main>
<h1>Mail</h1>
<p>There is no mail server, so emails end here. The latest is first; they are forgotten when the program stops.</p>
${emails.length === 0 ? '<p>Nothing has been sent yet.</p>' : emails.map(article).join('\n')}
</main>
</html>
`;

const article = ({ to, subject, text, at, number, attachments = [] }: CapturedEmail): string => `<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(to)}, <time>${at.toISOString()}</time></p>
<pre>${escaped(text)}</pre>
${attachments.map(({ filename }) => `<p><a href="/dev/mail/${number}/${encodeURIComponent(filename)}">${escaped(filename)}</a></p>`).join('\n')}
</article>`;

const look = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 1rem; }
article { border: 1px solid; border-radius: 12px; margin: 1rem 0; padding: 0 1rem; }
pre { white-space: pre-wrap; font: inherit; }
`;
