import { fileURLToPath } from 'node:url';
import { browserJest } from 'shared-ui/jest';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

export default {
  ...browserJest,
  displayName: 'shell',
  rootDir,
  roots: ['<rootDir>/src', '<rootDir>/server'],
};
