import { constructorDependencies } from './constructor-dependencies.mjs';
import { fileSize } from './file-size.mjs';
import { fileSuffix } from './file-suffix.mjs';
import { folderSize } from './folder-size.mjs';
import { functionLength } from './function-length.mjs';
import { sharedUiUsers } from './shared-ui-users.mjs';
import { sqlOutsideSqlFile } from './sql-outside-sql-file.mjs';
import { foreignTable, foreignWrite, upwardRead } from './table-access.mjs';
import { upwardImport } from './upward-import.mjs';

/** @type {import('../project.mjs').Rule[]} */
export const rules = [
  ...[constructorDependencies, fileSize, fileSuffix, folderSize, functionLength],
  ...[foreignTable, foreignWrite, sharedUiUsers, sqlOutsideSqlFile, upwardImport, upwardRead],
];
