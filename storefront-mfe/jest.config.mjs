import { fileURLToPath } from 'node:url';
import { browserJest } from 'shared-ui/jest';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

export default {
  ...browserJest,
  displayName: 'storefront-mfe',
  rootDir,
  roots: ['<rootDir>/src'],
  passWithNoTests: true,
};
