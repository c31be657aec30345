import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { notificationIcon } from './describe-build.mjs';
import { oneFileMinimizer } from './one-file.mjs';

/**
 * Builds the host's service worker as one file with a constant name. It contains the names of the host's scripts, styles and icon, so that a new
 * build of the host is also a new worker.
 */
export function workerConfig(workspace, stats) {
  const base = baseConfig(workspace, { mode: 'production', server: false });
  const files = stats.compilation
    .getAssets()
    .flatMap(({ name }) => (/\.(js|css)$/.test(name) ? [`/${name}`] : []));
  return {
    ...base,
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({
        SHELL_FILES: JSON.stringify(files),
        SHELL_ICON: JSON.stringify(notificationIcon()),
      }),
    ],
    target: 'webworker',
    entry: './src/service-worker/main.ts',
    output: { path: workspace.webOutput, filename: 'sw.js' },
    optimization: oneFileMinimizer,
  };
}
