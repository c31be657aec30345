import { constants } from 'node:zlib';

/** Compression options for routes that send pages and text. The options of a route replace those of the plugin. */
export const compression = {
  // Compresses whole pages at once: the result is smaller than a stream and takes a few milliseconds more.
  syncThreshold: 2 * 1024 * 1024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};
