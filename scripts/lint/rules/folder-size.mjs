import path from 'node:path';
import { isExempt } from '../project.mjs';

const MAX_FILES = 25;

/** @type {import('../project.mjs').Rule} */
export const folderSize = {
  name: 'folder-size',
  hint: `A folder has at most ${MAX_FILES} files of its own.`,
  subjects({ paths }) {
    const counts = new Map();
    for (const file of paths) {
      const folder = path.posix.dirname(file);
      if (!isExempt(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count > MAX_FILES).map(([folder]) => folder);
  },
};
