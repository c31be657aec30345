import path from 'node:path';
import { runCommand } from '../run/command.mjs';
import { remotes, rootDir } from '../run/settings.mjs';
import { step } from '../run/terminal.mjs';

export const deployables = ['backend', 'shell', ...remotes.map(({ folder }) => folder)];

const nx = path.join(rootDir, 'node_modules/nx/dist/bin/nx.js');
const finishedTask = /^(?:✔|>)\s+nx run (\S+?):\S+(\s+\[.*cache.*\])?/;

/** Builds the changed projects; Nx restores the others from its cache. */
export async function buildWhenNeeded({ children, signal, projects = deployables }) {
  await step(['Building what changed', 'Built what changed'], async (report) => {
    const done = [];
    const built = [];
    await runNx(children, ['run-many', '-t', 'build', '-p', projects.join(',')], {
      signal,
      failure: 'The build failed',
      onLine: (line) => {
        const [, project, fromCache] = finishedTask.exec(line) ?? [];
        if (!project) return;
        report(`${done.push(project)} of ${projects.length}, last ${project}`);
        if (!fromCache) built.push(project);
      },
    });
    return { summary: built.length > 0 ? built.join(', ') : 'nothing had' };
  });
}

function runNx(children, args, options) {
  return runCommand(children, process.execPath, [nx, ...args, '--output-style=static'], {
    cwd: rootDir,
    env: { ...process.env, ...nxEnvironment },
    ...options,
  });
}

/** No daemon and no terminal UI; tasks run in our process group. */
export const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NATIVE_COMMAND_RUNNER: 'false' };
