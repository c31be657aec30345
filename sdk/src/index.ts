export { type Call, createDobbar, type Dobbar, type DobbarOptions, type List } from './client.js';
export { ConnectionError, DobbarError, type ErrorCode, type Problem } from './errors.js';
export type { components, operations, paths } from './generated/paths.js';
export { API_VERSION } from './generated/version.js';
export type { ItemOf, ListPath } from './paging.js';
export type { RetryOptions } from './retries.js';
