import { fileURLToPath } from 'node:url';
import { browserJest } from 'shared-ui/jest';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

export default {
  ...browserJest,
  displayName: 'vendor-mfe',
  rootDir,
  roots: ['<rootDir>/src'],
  passWithNoTests: true,
};
