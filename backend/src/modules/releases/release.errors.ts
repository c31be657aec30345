import { defineError } from '../../common/errors/app-error.js';

export const ReleaseMissing = defineError(
  'release.not-found',
  'not-found',
  'There is no such release, or its files are no longer kept.',
);
export const ReleaseChanged = defineError(
  'release.changed',
  'conflict',
  'Another release is live meanwhile. Look at the current state and try again.',
);
export const NothingToShare = defineError(
  'release.no-other',
  'conflict',
  'There is no earlier release for the other visitors.',
);
