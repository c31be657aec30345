import path from 'node:path';
import { isExempt } from '../project.mjs';

const MAX_FILES = 25;

/** A set of illustrations is data, addressed by its keys. */
const isDrawing = (file) => file.endsWith('.svg');

/** @type {import('../project.mjs').Rule} */
export const folderSize = {
  name: 'folder-size',
  hint: `A folder has at most ${MAX_FILES} files of its own.`,
  subjects({ paths }) {
    const counts = new Map();
    for (const file of paths) {
      const folder = path.posix.dirname(file);
      if (!isExempt(file) && !isDrawing(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count > MAX_FILES).map(([folder]) => folder);
  },
};
