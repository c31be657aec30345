import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { federation } from './federation.mjs';
import { replacedCode } from './replaced-code.mjs';

const compressible = { test: /\.(js|css|svg)$/, threshold: 0, minRatio: 1 };

/** The entry of a remote exports itself as a global variable with its own name, so top-level names are not mangled. */
const terserOptions = ({ isHost }) => ({
  compress: { passes: 6, keep_fargs: false },
  mangle: { toplevel: isHost },
});

/** Matches modules that all lean screens use, so that the pages with the most first visits load no unused code. */
const isInEvery =
  (leanScreens) =>
  (module, { chunkGraph }) => {
    const names = new Set(Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name));
    return leanScreens.every((screen) => names.has(`screen-${screen}`));
  };

// Creates few files per screen, because each is a request: modules used by most screens are in one chunk, the others are
// duplicated in every screen that uses them.
const publicChunks = ({ leanScreens }) => ({
  cacheGroups: {
    common: { name: 'common', test: isInEvery(leanScreens), minChunks: 6, minSize: 0, priority: 5 },
    default: { minChunks: 2, minSize: 60_000, reuseExistingChunk: true },
    defaultVendors: false,
  },
});

const compression = () => [
  new CompressionPlugin({
    ...compressible,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({
    ...compressible,
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: 9 },
  }),
];

/**
 * Asks browsers to compile all functions of the shell's main file while it arrives, beside the main thread. Without it, a module is
 * compiled when it first runs, which blocks a slow phone for up to 100 ms.
 */
const compileEarly = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad\n',
    raw: true,
    entryOnly: true,
    test: /\.js$/,
    // After the minimizer, which removes comments, and before the compression.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** Returns the configuration of a browser build: the host starts from its main file, a remote only has its exposed module. */
export function webConfig(workspace, buildId) {
  const base = baseConfig(workspace, { mode: 'production', server: false });
  const cssName = 'css/[name].[contenthash:5].css';
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: workspace.isHost ? './src/main.ts' : {},
    output: {
      path: workspace.webOutput,
      publicPath: workspace.isHost ? '/' : 'auto',
      filename: `js/[name].${buildId}.js`,
      chunkFilename: 'js/[name].[contenthash:5].js',
      uniqueName: `dobbar_${workspace.shortName}`,
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: { banner: false },
          terserOptions: terserOptions(workspace),
        }),
        new CssMinimizerPlugin(),
      ],
      splitChunks: workspace.remote?.ssr ? publicChunks(workspace.remote) : {},
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
    },
    plugins: [
      ...base.plugins,
      ...replacedCode.plugins(workspace),
      new MiniCssExtractPlugin({ filename: cssName, chunkFilename: cssName, ignoreOrder: true }),
      federation(workspace, buildId),
      ...(workspace.isHost ? [compileEarly()] : []),
      ...compression(),
    ],
  };
}
