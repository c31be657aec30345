import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { sharedNames } from './shared-modules.mjs';

const publicPathEntry = fileURLToPath(new URL('./remote-public-path.mjs', import.meta.url));

/** The shell's server stands alone, libraries included; a remote's entry is handed what the shell shares. */
const entryAndExternals = (workspace) =>
  workspace.isHost
    ? { entry: { main: './server/main.ts' }, externals: {} }
    : {
        entry: { entry: [publicPathEntry, './src/remote.tsx'] },
        externals: Object.fromEntries(
          [...sharedNames, 'remote-public-path'].map((name) => [name, `commonjs ${name}`]),
        ),
      };

export function serverConfig(workspace) {
  const base = baseConfig(workspace, { mode: 'production', server: true });
  return {
    ...base,
    ...entryAndExternals(workspace),
    target: 'node20',
    output: {
      path: workspace.serverOutput,
      publicPath: '/',
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: workspace.isHost,
    },
    optimization: { minimize: false, splitChunks: false, moduleIds: 'deterministic' },
    plugins: [...base.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
