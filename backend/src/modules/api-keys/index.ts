export { ApiKeysModule } from './api-keys.module.js';
export { SandboxKeys, type SandboxOwner } from './sandbox-keys.service.js';
