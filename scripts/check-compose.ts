import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

/** What packages read from the environment themselves. */
const readByPackages = ['OTEL_EXPORTER_OTLP_TIMEOUT'];

/** What an .env file cannot set for the servers of docker-compose.yml, and why. */
const notPassed: Record<string, string> = {
  PORT: 'the proxy finds the servers at 4000',
  HOST: 'the proxy finds the servers at every address',
  DATA_DIR: 'it is the volume',
  SANDBOX: 'it is for MODE=demo',
  DEMO_PHOTOS: 'it is for MODE=demo',
  WEBHOOK_ADDRESSES: 'other values are for trying out',
  STRIPE_API_URL: 'it is for tests',
  MIGRATE_TO: 'it is for one run, with docker compose run -e',
  ERASE_AGAIN: 'it is for one run, with docker compose run -e',
};

/**
 * Checks docker-compose.yml without Docker: it parses, the files it names exist, and it passes to the servers what they
 * read. The Dockerfile stores code that its servers find.
 */
const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};
const complaints: string[] = [];
const known = new Set([
  ...[...readFileSync('api/settings.ts', 'utf8').matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(match => match[1]!),
  ...readByPackages,
]);

for (const [name, service] of Object.entries(services)) {
  if (!service.image && !service.build) complaints.push(`${name} has neither an image nor a build`);
  if (service.build && !existsSync('Dockerfile')) complaints.push(`${name} needs the Dockerfile`);
  for (const needed of Object.keys(service.depends_on ?? {})) {
    if (!services[needed]) complaints.push(`${name} depends on ${needed}, which is not there`);
  }
  for (const volume of service.volumes ?? []) {
    const [source] = volume.split(':');
    if (source?.startsWith('./') && !existsSync(source))
      complaints.push(`${name} mounts ${source}, which is not there`);
  }
  if (!service.build) continue;
  for (const variable of Object.keys(service.environment ?? {})) {
    if (!known.has(variable))
      complaints.push(`${name} sets ${variable}, which api/settings.ts does not read`);
  }
}

const passed = new Set(Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment)));
for (const variable of known) {
  if (passed.has(variable) === variable in notPassed)
    complaints.push(
      `${variable} must be passed by docker-compose.yml, or be in notPassed of scripts/check-compose.ts`,
    );
}

/** The flags of Node that each command of the Dockerfile starts the server with. */
const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll(/[\\",[\]]/g, ' ');
const flags = [...dockerfile.matchAll(/\bnode ((?:\s*--\S+)+)\s+dist\/server\/main\.cjs/g)].map(([, found]) =>
  found!.trim().split(/\s+/).join(' '),
);
if (flags.length !== 2 || flags[0] !== flags[1])
  complaints.push('The Dockerfile must store compiled code with the flags of CMD');

for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length === 0 ? 0 : 1);
