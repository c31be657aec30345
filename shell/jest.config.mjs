import { fileURLToPath } from 'node:url';
import { browserJest } from 'shared-ui/jest';

const rootDir = fileURLToPath(new URL('.', import.meta.url));

const server = {
  ...browserJest,
  displayName: 'shell server',
  rootDir,
  roots: ['<rootDir>/server'],
  testMatch: ['**/app.spec.ts', '**/*-app.spec.ts'],
  testEnvironment: 'node',
  setupFiles: [],
  // Packages that ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(shared-ui|lucide-react|supercluster|kdbush|content-disposition|cookie)/)',
  ],
};

export default {
  rootDir,
  testTimeout: browserJest.testTimeout,
  projects: [
    {
      ...browserJest,
      displayName: 'shell',
      rootDir,
      roots: ['<rootDir>/src', '<rootDir>/server'],
      testPathIgnorePatterns: ['/node_modules/', '/server/(.*-)?app.spec.ts$'],
    },
    server,
  ],
};
