import { constants } from 'node:zlib';

/** The compression of pages and text, for the routes that send them: a route's options replace those of the plugin. */
export const compression = {
  // Whole pages in one go: smaller than a stream, and a few milliseconds beside the rendering.
  syncThreshold: 2 * 1024 * 1024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};
