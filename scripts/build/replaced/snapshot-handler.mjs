// In place of the federation runtime's own: `disableSnapshot` never calls it, but leaves it in the build.
import { DisabledSnapshotHandler } from '../../../node_modules/@module-federation/runtime-core/dist/plugins/snapshot/disabled.js';

export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
