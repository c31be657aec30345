import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What every front-end workspace's own jest.config.mjs starts from. */
export const browserJest = {
  testEnvironment: at('./src/testing/jest-environment.cjs'),
  // A form that is filled in by hand takes its time on a busy machine.
  testTimeout: 30_000,
  setupFiles: [at('./src/testing/jest-setup.cjs')],
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  extensionsToTreatAsEsm: [],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|woff2)$': at('./src/testing/asset-stub.cjs'),
  },
  // Packages that ship ES modules alone, and our own sources behind the workspace link.
  transformIgnorePatterns: ['/node_modules/(?!(shared-ui|lucide-react|supercluster|kdbush)/)'],
};

export default { ...browserJest, displayName: 'shared-ui', rootDir: at('.'), roots: ['<rootDir>/src'] };
