import { fileURLToPath } from 'node:url';
import { browserJest } from 'shared-ui/jest';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

export default {
  ...browserJest,
  displayName: 'vendor-mfe',
  rootDir,
  roots: ['<rootDir>/src'],
  transformIgnorePatterns: ['/node_modules/(?!(shared-ui|lucide-react|qr|idb|@noble)/)'],
};
