import { Foundation1763600000000 } from './1763600000000-foundation.js';

/** In order. Each is safe to run while the previous version of the server still serves. */
export const migrations = [Foundation1763600000000];
