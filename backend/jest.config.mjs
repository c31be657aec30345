const typescript = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', typescript] },
};

export default {
  rootDir: import.meta.dirname,
  coverageProvider: 'v8',
  testTimeout: 30_000,
  maxWorkers: 2,
  // Memory that the module contexts of earlier files leave behind slows a worker down.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/architecture/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.api\\.spec\\.ts$'],
    },
    {
      ...common,
      displayName: 'api',
      testMatch: ['<rootDir>/test/**/*.api.spec.ts'],
      testEnvironment: '<rootDir>/test/support/jest/environment.mjs',
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '^typeorm$': '<rootDir>/test/support/jest/typeorm.mjs',
      },
      transform: {
        '^.+/backend/src/.+\\.ts$': '<rootDir>/test/support/jest/built-source.mjs',
        ...common.transform,
      },
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
      setupFiles: ['<rootDir>/test/support/own-database.mjs'],
      setupFilesAfterEnv: ['<rootDir>/test/support/balanced-ledger.ts'],
    },
  ],
};
