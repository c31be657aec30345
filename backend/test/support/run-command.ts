import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export interface Ended {
  code: number | null;
  said: string;
}

/** A command of the backend that runs. */
export interface RunningCommand {
  child: ChildProcess;
  ended: Promise<Ended>;
}

/** @param name of a file in `dist` */
export function startCommand(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): RunningCommand {
  const file = path.join(import.meta.dirname, `../../dist/${name}.js`);
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, said })));
  return { child, ended };
}

export const runCommand = (name: string, args: string[], env?: NodeJS.ProcessEnv): Promise<Ended> =>
  startCommand(name, args, env).ended;
