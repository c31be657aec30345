import config from './jest.config.mjs';

const [, api] = config.projects;

/** The tests of the production shape, one after the other; `scripts/production-tests.mjs` starts the shape. */
export default {
  rootDir: api.rootDir,
  displayName: 'production',
  testEnvironment: api.testEnvironment,
  extensionsToTreatAsEsm: api.extensionsToTreatAsEsm,
  moduleNameMapper: api.moduleNameMapper,
  transform: api.transform,
  testMatch: ['<rootDir>/test/production/*.production.spec.ts'],
  testSequencer: '<rootDir>/test/production/failures-last.mjs',
  testTimeout: 60_000,
  maxWorkers: 1,
};
