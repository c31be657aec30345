import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { AppliedReplacements } from './applied-replacements.mjs';
import { baseConfig } from './base-config.mjs';
import { serverLibraries, serverReplacements } from './server-libraries.mjs';
import { sharedNames } from './shared-modules.mjs';

const publicPathEntry = fileURLToPath(new URL('./remote-public-path.mjs', import.meta.url));

/** Removes comments, which halves the size to read at each start; names and statements are unchanged. */
const withoutComments = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: { compress: false, mangle: false },
});

/**
 * Returns the entry of a server build. The shell's server includes its libraries; a remote's entry receives the shared modules
 * from the shell.
 */
const startOf = (workspace) =>
  workspace.isHost
    ? {
        // The telemetry is loaded only with an endpoint, the metrics only with a port.
        entry: {
          main: './server/main.ts',
          telemetry: './server/telemetry/start-telemetry.ts',
          metrics: './server/metrics/serve-metrics.ts',
        },
        format: { filename: '[name].js', module: true, library: { type: 'module' } },
        experiments: { outputModule: true },
      }
    : {
        entry: { entry: [publicPathEntry, './src/remote.tsx'] },
        format: { filename: '[name].cjs', library: { type: 'commonjs2' } },
        externals: Object.fromEntries(
          [...sharedNames, 'remote-public-path'].map((name) => [name, `commonjs ${name}`]),
        ),
      };

export function serverConfig(workspace) {
  const base = baseConfig(workspace, { mode: 'production', server: true });
  const { format, ...start } = startOf(workspace);
  return {
    ...base,
    ...start,
    target: 'node20',
    // The default entry of qrcode includes file and compression code for servers, which is not used here.
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        qrcode$: 'qrcode/lib/browser.js',
        ...(workspace.isHost && serverLibraries),
      },
    },
    output: {
      path: workspace.serverOutput,
      publicPath: '/',
      ...format,
    },
    optimization: {
      minimize: workspace.isHost,
      minimizer: [withoutComments],
      splitChunks: false,
      moduleIds: 'deterministic',
    },
    // It hooks into `require`; the shell's telemetry changes no module.
    ignoreWarnings: [{ module: /require-in-the-middle/ }],
    plugins: [
      ...base.plugins,
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new AppliedReplacements(workspace.isHost ? serverReplacements : []),
    ],
  };
}
