import { fileURLToPath } from 'node:url';

const replacement = (name) => fileURLToPath(new URL(`./replaced/${name}`, import.meta.url));

/**
 * Parts of Fastify and its plugins that the shell's server never uses; without them it starts faster. No route has a schema
 * (ajv, fast-json-stringify), and the server logs by itself (pino), proxies no WebSockets (ws), lists its files itself (glob)
 * and compresses only text, JSON and XML (mime-db).
 */
const unused = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'glob',
  'mime-db',
  'pino',
  'ws',
];

export const serverReplacements = ['streams.cjs', 'undici.cjs'].map(replacement);

export const serverLibraries = {
  ...Object.fromEntries(unused.map((name) => [`${name}$`, false])),
  'readable-stream$': replacement('streams.cjs'),
  undici$: replacement('undici.cjs'),
};
