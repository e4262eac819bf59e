import { createECDH } from 'node:crypto';
import * as z from 'zod';
import { staffPasswordMinimumLength } from '../schema/constants.ts';
import { reasonOf } from './core/logging/reason.ts';
import { type FastPathPieces, parseFastPath } from './fast-path/pieces.ts';
import { isRedisUrl } from './platform/redis/redis-url.ts';

const flag = z.enum(['true', 'false']).transform(text => text === 'true');
const onOrOff = z.enum(['on', 'off']);

/** 32 bytes as base64; of several, the first seals and the others open older values. */
const keys = z
  .string()
  .transform(text => text.split(',').map(each => Buffer.from(each.trim(), 'base64')))
  .refine(all => all.every(key => key.length === 32), 'A key is 32 bytes written in base64.');

/** Names with values as the standard variables of OpenTelemetry have them. */
const pairs = z
  .string()
  .regex(/^\s*[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*$/, 'name=value, several separated by commas');

/** Of a service that understands Sentry's protocol: the key is the user, the project the end of the path. */
const dsn = z.url({ protocol: /^https?$/ }).refine(text => {
  const { username, pathname } = new URL(text);
  return username !== '' && /\/\d+$/.test(pathname);
}, 'https://key@host/number, as the service shows it');

/** Web push keys of this many bytes, as base64url: the first for new devices, the others for those of before. */
const pushKeys = (bytes: number) =>
  z
    .string()
    .transform(text => text.split(',').map(each => each.trim().replace(/=+$/, '')))
    .refine(
      all => all.every(each => Buffer.from(each, 'base64url').length === bytes),
      'A key of web push, for example of: npx web-push generate-vapid-keys',
    );

const piecesOfFastPath = (text: string, context: z.RefinementCtx): FastPathPieces => {
  try {
    return parseFastPath(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: reasonOf(error) });
    return z.NEVER;
  }
};

/** Environment variables of the server, with their defaults. docs/operations.md explains them. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('0.0.0.0'),
  MODE: z.enum(['demo', 'production']).default('demo'),
  ROLE: z.enum(['all', 'web', 'jobs']).default('all'),
  SANDBOX: onOrOff.default('off').transform(text => text === 'on'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).default('http/protobuf'),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  OTEL_SDK_DISABLED: flag.default(false),
  OTEL_SERVICE_NAME: z.string().max(200).optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs.optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  SENTRY_DSN: dsn.optional(),
  SENTRY_ENVIRONMENT: z
    .string()
    .regex(/^[^\s/]{1,64}$/, 'At most 64 characters, without spaces and /')
    .optional(),
  SENTRY_RELEASE: z
    .string()
    .regex(/^[^\s/\\]{1,200}$/, 'At most 200 characters, without spaces, / and \\')
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z
    .string()
    .refine(
      isRedisUrl,
      'redis://…, redis+sentinel://host:26379,host:26379/name, redis+cluster://host:6379,host:6379, or rediss for TLS',
    )
    .optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w:.-]{1,64}$/, 'At most 64 letters, digits, and - _ . :')
    .default('tiffin'),
  DATA_DIR: z.string().min(1).default('./data'),
  DEMO_PHOTOS: z.string().min(1).optional(),
  ADMIN_EMAIL: z.email().toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  PUBLIC_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LOG_REQUESTS: onOrOff.default('off').transform(text => text === 'on'),
  SUPPLIER_SIGN_IN: z.enum(['code', 'direct']).optional(),
  SUPPLIER_ADDRESS: z.enum(['public', 'ordered']).optional(),
  STAFF_SECOND_FACTOR: z.enum(['required', 'offered']).optional(),
  REQUEST_POINTS: z.coerce.number().int().min(1000).max(1_000_000_000).default(25_000),
  UNPAID_PLATES_LIMIT: z.coerce.number().int().min(1).max(1_000_000).default(6),
  WEBHOOK_ADDRESSES: z.enum(['public', 'any']).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  VAPID_PUBLIC_KEY: pushKeys(65).optional(),
  VAPID_PRIVATE_KEY: pushKeys(32).optional(),
  MAIL_FROM: z.string().min(3).default('Tiffin <hello@tiffin.example>'),
  EIN_KEY: keys.optional(),
  EIN_LOOKUP_KEY: keys.optional(),
  FILES_S3_BUCKET: z.string().optional(),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  FAST_PATH: z.string().default('on').transform(piecesOfFastPath),
  MIGRATE_ONLY: flag.default(false),
  MIGRATE_TO: z.string().optional(),
  ERASE_AGAIN: z.string().min(1).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(1),
  POOL_SIZE: z.coerce.number().int().min(2).max(50).default(8),
});

type Given = z.infer<typeof environment>;

const signInOf = ({ SUPPLIER_SIGN_IN, MODE }: Pick<Given, 'SUPPLIER_SIGN_IN' | 'MODE'>) =>
  SUPPLIER_SIGN_IN ?? (MODE === 'production' ? 'code' : 'direct');

const staffFactorOf = ({ STAFF_SECOND_FACTOR, MODE }: Pick<Given, 'STAFF_SECOND_FACTOR' | 'MODE'>) =>
  STAFF_SECOND_FACTOR ?? (MODE === 'production' ? 'required' : 'offered');

const isLiveKey = (key = ''): boolean => /^[a-z]+_live_/.test(key);

/** Whether a private key of web push belongs to the public one at the same position. */
const isPrivateKeyOf = (publicKeys: readonly string[]) => (privateKey: string, position: number) => {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKeys[position];
};

/** Without one of them no other is used, and a sandbox would take its own cards. */
const hasSomeStripeKeys = (given: Given): boolean => {
  const keys = [given.STRIPE_SECRET_KEY, given.STRIPE_PUBLISHABLE_KEY, given.STRIPE_WEBHOOK_SECRET];
  return keys.some(Boolean) && !keys.every(Boolean);
};
const stripeKeysNeeded =
  'A sandbox takes cards of Stripe with STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or its own without any.';

/** Names of variables that are missing or too weak given the others. */
const insufficient = (given: Given): Partial<Record<keyof Given, string>> => {
  const isProduction = given.MODE === 'production';
  const needsKeys = given.EIN_KEY !== undefined || given.EIN_LOOKUP_KEY !== undefined;
  const publicPushKeys = given.VAPID_PUBLIC_KEY ?? [];
  const privatePushKeys = given.VAPID_PRIVATE_KEY ?? [];
  const pushKeyNeeded = 'Both keys of web push are needed, or none; as many public as private ones.';
  const keyNeeded = 'Both keys are needed, 32 bytes in base64, for example of: openssl rand -base64 32';
  return {
    ...(isProduction &&
      given.ADMIN_PASSWORD !== undefined &&
      given.ADMIN_PASSWORD.length < staffPasswordMinimumLength && {
        ADMIN_PASSWORD: `The password of the admin needs at least ${staffPasswordMinimumLength} characters; set a longer one.`,
      }),
    ...(given.SANDBOX &&
      isProduction && {
        SANDBOX: 'The clock of a production cannot be moved; set MODE=demo, or leave SANDBOX out.',
      }),
    ...(given.METRICS_PORT &&
      given.METRICS_PORT === given.PORT && {
        METRICS_PORT: 'The metrics need a port of their own, other than PORT.',
      }),
    ...(given.ROLE !== 'all' &&
      !given.DATABASE_URL && {
        ROLE: 'The embedded database has one process, which does everything; set DATABASE_URL, or leave ROLE out.',
      }),
    ...(given.DATABASE_DIRECT_URL &&
      !given.DATABASE_URL && {
        DATABASE_URL:
          'DATABASE_DIRECT_URL leads past the pooler of DATABASE_URL; set both, or DATABASE_URL alone.',
      }),
    ...(given.DATABASE_READ_URL &&
      !given.DATABASE_URL && {
        DATABASE_URL:
          'DATABASE_READ_URL leads to a standby of the server of DATABASE_URL; set both, or none.',
      }),
    ...(given.SANDBOX && hasSomeStripeKeys(given) && { STRIPE_SECRET_KEY: stripeKeysNeeded }),
    ...(given.SANDBOX &&
      isLiveKey(given.STRIPE_SECRET_KEY) && {
        STRIPE_SECRET_KEY:
          'A sandbox would charge real cards as its clock moves; use a key of the test mode.',
      }),
    ...(needsKeys && !given.EIN_KEY && { EIN_KEY: keyNeeded }),
    ...(needsKeys && !given.EIN_LOOKUP_KEY && { EIN_LOOKUP_KEY: keyNeeded }),
    ...(!privatePushKeys.every(isPrivateKeyOf(publicPushKeys)) && {
      VAPID_PRIVATE_KEY:
        'The private keys of web push belong to other public keys; list both in the same order.',
    }),
    ...(publicPushKeys.length < privatePushKeys.length && { VAPID_PUBLIC_KEY: pushKeyNeeded }),
    ...(privatePushKeys.length < publicPushKeys.length && { VAPID_PRIVATE_KEY: pushKeyNeeded }),
    ...(isProduction &&
      signInOf(given) === 'code' &&
      !given.SMTP_URL && {
        SMTP_URL:
          'A mail server is needed to send sign-in codes to kitchens; or set SUPPLIER_SIGN_IN=direct, which is weaker.',
      }),
  };
};

const complete = environment
  .superRefine((given, context) => {
    for (const [name, message] of Object.entries(insufficient(given))) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .transform(given => ({
    ...given,
    SUPPLIER_SIGN_IN: signInOf(given),
    SUPPLIER_ADDRESS: given.SUPPLIER_ADDRESS ?? (given.MODE === 'production' ? 'ordered' : 'public'),
    STAFF_SECOND_FACTOR: staffFactorOf(given),
    WEBHOOK_ADDRESSES: given.WEBHOOK_ADDRESSES ?? ('public' as const),
  }));

export type Settings = z.infer<typeof complete>;

/** Reads the environment once; an invalid variable is named and stops the start. */
export const readSettings = (variables: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = complete.safeParse(given);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Invalid environment variables:\n${complaints.join('\n')}`);
};
