import { defineError } from '../../../common/errors/app-error.js';

export const OverrideBranchNeeded = defineError(
  'override.branch-needed',
  'invalid',
  'Please choose the branch you are at: a manager bends a term at a branch.',
);
export const OverrideNotAllowed = defineError(
  'override.not-allowed',
  'conflict',
  'A manager can bend a term of the deal only. This code cannot be accepted.',
);
