/** Prints a line for the person who starts the process. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);
