import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { baseConfig } from './base-config.mjs';
import { federation } from './federation.mjs';
import { replacedCode } from './replaced-code.mjs';

const compressible = { test: /\.(js|css|svg)$/, threshold: 0, minRatio: 1 };

/** A remote's entry hands itself over as a global of its own name: that name must stay. */
const terserOptions = ({ isHost }) => ({
  compress: { passes: 6, keep_fargs: false },
  mangle: { toplevel: isHost },
});

/** The pages most people come to first carry nothing that they do not use themselves. */
const isInEvery =
  (leanScreens) =>
  (module, { chunkGraph }) => {
    const names = new Set(Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name));
    return leanScreens.every((screen) => names.has(`screen-${screen}`));
  };

// Few files per screen, because a phone fetches each across the world: what most screens use is one
// chunk, the rest stands in every screen that uses it.
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

/** The browser's build: the host starts from its main file, a remote has nothing but its exposed module. */
export function webConfig(workspace, buildId) {
  const base = baseConfig(workspace, { mode: 'production', server: false });
  const cssName = 'css/[name].[contenthash:6].css';
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: workspace.isHost ? './src/main.ts' : {},
    output: {
      path: workspace.webOutput,
      publicPath: workspace.isHost ? '/' : 'auto',
      filename: `js/[name].${buildId}.js`,
      chunkFilename: 'js/[name].[contenthash:6].js',
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
    module: { rules: [...base.module.rules, ...replacedCode.rules] },
    plugins: [
      ...base.plugins,
      ...replacedCode.plugins(workspace),
      new MiniCssExtractPlugin({ filename: cssName, chunkFilename: cssName, ignoreOrder: true }),
      federation(workspace, buildId),
      ...compression(),
    ],
  };
}
