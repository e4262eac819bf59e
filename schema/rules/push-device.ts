import * as z from 'zod/mini';
import { optionalLine } from './text.ts';

/** Key of a device: an uncompressed point of a curve, which is 65 bytes in base64url, the first of them 4. */
const deviceKey = /^B[A-P][\w-]{84}[AEIMQUYcgkosw048]$/;

/** 16 bytes in base64url. */
const secret = /^[\w-]{21}[AQgw]$/;

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
  p256dh: z.string().check(z.regex(deviceKey, 'This is not a key.')),
  name: z.nullish(optionalLine(60)),
  serverKey: z.nullish(z.string().check(z.regex(serverKey, 'This is not a key.'))),
  auth: z.string().check(z.regex(secret, 'This is not a key.')),
});
