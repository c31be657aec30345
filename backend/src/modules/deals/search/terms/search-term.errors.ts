import { defineError } from '../../../../common/errors/app-error.js';

export const SearchTermMissing = defineError(
  'search-term.not-found',
  'not-found',
  'There is no such search word.',
);
export const SearchTermTaken = defineError(
  'search-term.taken',
  'conflict',
  'This meaning has this word already.',
);
export const SearchTermEmpty = defineError(
  'search-term.empty',
  'invalid',
  'A search word needs a letter or a digit.',
);
export const SearchTermLimit = defineError(
  'search-term.limit',
  'conflict',
  'There are 3,000 search words. Remove one that nobody needs first.',
);
