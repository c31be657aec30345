import { TestEnvironment } from 'jest-environment-node';

/** Lets `built-source.mjs` provide the built backend to tests. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importBuilt = (url) => import(url);
  }
}
