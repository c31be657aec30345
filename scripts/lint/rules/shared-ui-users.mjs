import { usersOfSharedUi } from '../shared-ui-users.mjs';

const MIN_USERS = 2;
const checked = /^shared-ui\/src\/(format|platform|ui|dashboard)\//;
/** Folders that connect the shell and the remotes: each side uses its own part. */
const exempt = /^shared-ui\/src\/platform\/(router|remote|host)\//;

/** @type {import('../project.mjs').Rule} */
export const sharedUiUsers = {
  name: 'shared-ui-users',
  hint: `Code is in shared-ui while ${MIN_USERS} workspaces use it. Move it to src/shared, or to the feature, of the only one that does.`,
  subjects: (project) =>
    [...usersOfSharedUi(project)]
      .filter(([file, users]) => checked.test(file) && !exempt.test(file) && users.size < MIN_USERS)
      .map(([file]) => file),
};
