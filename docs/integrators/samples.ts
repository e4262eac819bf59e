import { execFile, execFileSync } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A fenced block of a guide that is run, and the JSON that the guide shows below as what it prints. */
export interface Sample {
  guide: string;
  line: number;
  language: Language;
  code: string;
  printed: unknown;
}

/** How a language runs: the program, and the name of the file. */
const languages = {
  sh: { program: 'bash', file: 'sample.sh', needs: ['bash', 'curl'] },
  js: { program: process.execPath, file: 'sample.mjs', needs: [] },
  python: { program: 'python3', file: 'sample.py', needs: ['python3'] },
} satisfies Record<string, { program: string; file: string; needs: string[] }>;
export type Language = keyof typeof languages;

const isLanguage = (name: string): name is Language => name in languages;

const block = /^```(\w+)\n(.*?)^```\n/gms;

export interface Block {
  language: string;
  code: string;
  line: number;
}

/** The fenced blocks of a Markdown document. */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(block)].map(({ 1: language, 2: code, index }) => ({
    language: language!,
    code: code!,
    line: markdown.slice(0, index).split('\n').length,
  }));

/** The samples of a guide, in order. */
export const samplesOf = async (guide: string): Promise<Sample[]> => {
  const blocks = blocksOf(await readFile(join(import.meta.dirname, guide), 'utf8'));
  return blocks.flatMap(({ language, code, line }, index) => {
    if (!isLanguage(language)) return [];
    const next = blocks[index + 1];
    return [
      { guide, line, language, code, printed: next?.language === 'json' ? JSON.parse(next.code) : undefined },
    ];
  });
};

/** Why samples of a language cannot run on this machine; undefined when they can. */
export const whyNot = (language: Language): string | undefined => {
  const missing = languages[language].needs.find(program => !isInstalled(program));
  return missing && `${missing} is not installed on this machine`;
};

const isInstalled = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Runs a sample in a folder, where it finds the packages of this project; returns what it printed. */
export const runSample = async (
  { language, code }: Sample,
  folder: string,
  environment: Record<string, string>,
): Promise<string> => {
  const { program, file } = languages[language];
  await mkdir(folder, { recursive: true });
  await symlink(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules')).catch(
    () => undefined,
  );
  await writeFile(join(folder, file), code);
  const { stdout } = await run(program, [...(language === 'sh' ? ['-e'] : []), file], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
  });
  return stdout;
};

/** Fields whose values a reader compares with; other values differ from one server to the next. */
const compared = new Set(['__typename', 'code', 'currentStatus', 'change', 'scopes', 'isSame']);

/** What a sample printed, or what its guide shows, by fields and types, and by value where a reader compares values. */
export const formOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(formOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, compared.has(name) ? each : formOf(each)]),
  );
};
