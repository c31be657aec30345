import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Jest settings that the `jest.config.mjs` of every front-end workspace extends. */
export const browserJest = {
  testEnvironment: at('./src/testing/jest-environment.cjs'),
  // Tests that fill in forms take long on a busy machine.
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
  // Packages that ship ES modules only, and our own sources, which are linked as workspaces.
  transformIgnorePatterns: ['/node_modules/(?!(shared-ui|lucide-react|supercluster|kdbush)/)'],
};

export default { ...browserJest, displayName: 'shared-ui', rootDir: at('.'), roots: ['<rootDir>/src'] };
