import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

/** Checks docker-compose.yml without Docker: it parses, and the files it names exist. */
const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};
const complaints: string[] = [];
const known = new Set(
  [...readFileSync('api/settings.ts', 'utf8').matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(match => match[1]),
);

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

for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length === 0 ? 0 : 1);
