// Replaces a module of the federation runtime that `disableSnapshot` disables, but does not remove from the build.
import { DisabledSnapshotHandler } from '../../../node_modules/@module-federation/runtime-core/dist/plugins/snapshot/disabled.js';

export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
