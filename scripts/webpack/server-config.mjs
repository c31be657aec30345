import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { sharedNames } from './shared-modules.mjs';

const publicPathEntry = fileURLToPath(new URL('./remote-public-path.mjs', import.meta.url));

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
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, qrcode$: 'qrcode/lib/browser.js' } },
    output: {
      path: workspace.serverOutput,
      publicPath: '/',
      ...format,
    },
    optimization: { minimize: false, splitChunks: false, moduleIds: 'deterministic' },
    plugins: [...base.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
