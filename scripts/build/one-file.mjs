import TerserPlugin from 'terser-webpack-plugin';

/** Settings of a script that is one file without a license file beside it. */
export const oneFileMinimizer = {
  minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
  splitChunks: false,
};
