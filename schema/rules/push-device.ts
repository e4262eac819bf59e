import * as z from 'zod/mini';
import { optionalLine } from './text.ts';

const base64url = /^[\w-]+={0,2}$/;

/** 65 bytes, as the server has them. */
const serverKey = /^[\w-]{87}$/;

/** The push services of known browsers: the server must not send requests to other addresses. */
const pushServices =
  /^https:\/\/(fcm\.googleapis\.com|[\w.-]+\.push\.services\.mozilla\.com|[\w.-]+\.push\.apple\.com|[\w.-]+\.notify\.windows\.com)\//;

/** A device as its browser describes it. */
export const pushDevice = z.object({
  endpoint: z
    .string()
    .check(
      z.regex(pushServices, 'This is not a push service address.'),
      z.maxLength(1000, 'This address is too long.'),
    ),
  p256dh: z
    .string()
    .check(z.regex(base64url, 'This is not a key.'), z.maxLength(200, 'This key is too long.')),
  name: z.nullish(optionalLine(60)),
  serverKey: z.nullish(z.string().check(z.regex(serverKey, 'This is not a key.'))),
  auth: z.string().check(z.regex(base64url, 'This is not a key.'), z.maxLength(100, 'This key is too long.')),
});
