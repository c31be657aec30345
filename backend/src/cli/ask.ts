import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Prompts at the terminal. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

/** Prompts for several values without showing the input. */
export async function askHidden(...questions: string[]): Promise<string[]> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  const lines = terminal[Symbol.asyncIterator]();
  try {
    const answers: string[] = [];
    for (const question of questions) {
      process.stdout.write(question);
      answers.push((await lines.next()).value ?? '');
      process.stdout.write('\n');
    }
    return answers;
  } finally {
    terminal.close();
  }
}

/** Reads piped input up to the end of the first line. */
export async function readPiped(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.split('\n')[0] ?? '';
}
