import * as z from 'zod';

const flag = z.enum(['true', 'false']).transform(text => text === 'true');

/** Every environment variable the server reads, with its default. docs/operations.md explains them. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('0.0.0.0'),
  MODE: z.enum(['demo', 'production']).default('demo'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  ADMIN_EMAIL: z.email().toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  PUBLIC_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  EXECUTOR: z.enum(['compiled', 'reference']).default('compiled'),
  RESPONSE_CACHE: flag.default(true),
  MIGRATE_ONLY: flag.default(false),
  POOL_SIZE: z.coerce.number().int().min(2).max(50).default(8),
});

export type Settings = z.infer<typeof environment>;

/** Reads the environment once; a wrong variable stops the start and is named. */
export const readSettings = (variables: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These environment variables are not as they should be:\n${complaints.join('\n')}`);
};
