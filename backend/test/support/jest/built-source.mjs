import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const backend = path.resolve(import.meta.dirname, '../../..');

/**
 * Replaces the sources by the built backend in API tests. Node loads it once per worker; Jest would compile
 * and evaluate the backend and its packages again for each test file, which takes four seconds.
 */
export default {
  canInstrument: false,
  getCacheKey: (source, file) => createHash('sha256').update(file).update(source).digest('hex'),
  async processAsync(_source, file) {
    const { href } = pathToFileURL(builtFileOf(file));
    const names = Object.keys(await import(href));
    return {
      code: `const built = await importBuilt(${JSON.stringify(href)});\n${names.map(exported).join('\n')}`,
    };
  },
};

const builtFileOf = (file) =>
  path.join(backend, 'dist', path.relative(path.join(backend, 'src'), file).replace(/\.ts$/, '.js'));

const exported = (name) =>
  name === 'default' ? 'export default built.default;' : `export const ${name} = built.${name};`;
