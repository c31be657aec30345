import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Preloaded into a process: writing image files fails while the file `DISK_FULL_FILE` exists. */
const { DISK_FULL_FILE: signal = '' } = process.env;
const { writeFile } = fs.promises;

fs.promises.writeFile = async (file, ...rest) => {
  if (String(file).includes('/media/') && fs.existsSync(signal))
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  return writeFile(file, ...rest);
};
syncBuiltinESMExports();
