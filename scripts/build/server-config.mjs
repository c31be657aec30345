import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { AppliedReplacements } from './applied-replacements.mjs';
import { baseConfig } from './base-config.mjs';
import { serverLibraries, serverReplacements } from './server-libraries.mjs';
import { sharedNames } from './shared-modules.mjs';

const publicPathEntry = fileURLToPath(new URL('./remote-public-path.mjs', import.meta.url));

/** Half as much to read at each start; names and statements stay as they are. */
const withoutComments = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: { compress: false, mangle: false },
});

/** The shell's server stands alone, libraries included; a remote's entry is handed what the shell shares. */
const startOf = (workspace) =>
  workspace.isHost
    ? {
        entry: { main: './server/main.ts' },
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
    // What draws codes brings files and compression along for servers, where it draws nothing.
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
    plugins: [
      ...base.plugins,
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new AppliedReplacements(workspace.isHost ? serverReplacements : []),
    ],
  };
}
