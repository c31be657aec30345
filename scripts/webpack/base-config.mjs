import { join } from 'node:path';
import webpack from 'webpack';
import { root } from './paths.mjs';
import { rules } from './rules.mjs';

// Its package leads bundlers to the build with development warnings, 8 kB heavier.
const routerFolder = join(root, 'node_modules/react-router/dist/production');
const productionRouter = {
  'react-router$': join(routerFolder, 'index.mjs'),
  'react-router/dom$': join(routerFolder, 'dom-export.mjs'),
};

// The part of the runtime that remotes borrow from the host comes as CommonJS, beside the same as modules:
// led to the latter, it is there once.
const runtimeOnce = {
  '@module-federation/runtime-tools/runtime-core$': join(
    root,
    'node_modules/@module-federation/runtime/dist/core.js',
  ),
};

/** What every build of every workspace has in common. */
export function baseConfig(workspace, { mode, server }) {
  return {
    name: `${workspace.name} ${server ? 'server' : 'web'}`,
    context: workspace.folder,
    mode,
    devtool: mode === 'development' ? 'eval-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: mode === 'production' ? { ...productionRouter, ...runtimeOnce } : {},
    },
    module: { rules: rules({ server }) },
    performance: false,
    cache: false,
    stats: 'errors-warnings',
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) })],
  };
}
