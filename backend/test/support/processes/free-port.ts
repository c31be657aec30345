import { findFreePort } from '../../../../scripts/run/ports.mjs';

export const freePort = findFreePort;
