import fs from 'node:fs';
import path from 'node:path';
import { buildWhenNeeded, deployables } from '../build/projects.mjs';
import { rootDir } from './settings.mjs';
import { say } from './terminal.mjs';

const settleMilliseconds = 200;
/**
 * Programs that load their code at the start, with the project that restarts each; the files of a remote are read on each
 * request.
 */
const restartedBy = { backend: 'backend', shell: 'shell', 'shared-ui': 'shell' };

/** Rebuilds edited projects and restarts the programs that would not use the new files otherwise. */
export function watchSources({ product, children, signal }) {
  const edited = new Set();
  let timer;
  let building = Promise.resolve();
  const rebuild = async () => {
    const names = [...edited];
    edited.clear();
    try {
      await buildWhenNeeded({ children, signal });
      for (const part of new Set(names.map((name) => restartedBy[name]).filter(Boolean)))
        product.restart(part);
    } catch (error) {
      if (!signal.aborted) say(error.message);
    }
  };
  for (const workspace of [...deployables, 'shared-ui'])
    fs.watch(path.join(rootDir, workspace, 'src'), { recursive: true, signal }, () => {
      edited.add(workspace);
      clearTimeout(timer);
      timer = setTimeout(() => (building = building.then(rebuild)), settleMilliseconds);
    });
  say('  Watching the sources: an edit is built and served by itself.');
}
