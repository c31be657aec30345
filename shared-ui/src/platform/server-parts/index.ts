export { keptPart } from './kept-part';
export type { ServerParts, ServerReadWithParts } from './server-parts';
