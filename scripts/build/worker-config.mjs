import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';

/**
 * The host's service worker: one file, of its own, whose name never changes. It knows the host's scripts by name,
 * so that a new build of the host is a new worker too.
 */
export function workerConfig(workspace, stats) {
  const base = baseConfig(workspace, { mode: 'production', server: false });
  const scripts = stats.compilation
    .getAssets()
    .flatMap(({ name }) => (name.endsWith('.js') ? [`/${name}`] : []));
  return {
    ...base,
    plugins: [...base.plugins, new webpack.DefinePlugin({ SHELL_SCRIPTS: JSON.stringify(scripts) })],
    target: 'webworker',
    entry: './src/service-worker/main.ts',
    output: { path: workspace.webOutput, filename: 'sw.js' },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      splitChunks: false,
    },
  };
}
