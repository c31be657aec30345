import { defineError } from '../../../common/errors/app-error.js';

export const OverrideNotAllowed = defineError(
  'override.not-allowed',
  'conflict',
  'A manager can bend a term of the deal only. This code cannot be accepted.',
);
