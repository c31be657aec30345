import { createInterface } from 'node:readline';
import { endGroup } from './children.mjs';
import { UserError } from './user-error.mjs';

/**
 * Runs a command and returns its output. An aborted signal ends the whole process group, so that none of its processes outlives
 * this one.
 * @param {import('./children.mjs').Children} children
 */
export async function runCommand(
  children,
  file,
  args,
  { env, cwd, onLine, signal, failure, keptLines = 60 } = {},
) {
  signal?.throwIfAborted();
  const child = children.spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      if (onLine?.(line) === 'skip') return;
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
    });
  const abort = () => endGroup(child.pid, 'SIGINT', 5000);
  signal?.addEventListener('abort', abort, { once: true });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode));
  });
  signal?.removeEventListener('abort', abort);
  signal?.throwIfAborted();
  if (code !== 0)
    throw new UserError(`${lines.join('\n')}\n\n${failure ?? `${file} failed`} (exit code ${code}).`);
  return lines;
}
