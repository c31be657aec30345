import webpack from 'webpack';
import { rules } from './rules.mjs';
import { replacedCode } from './replaced-code.mjs';

/** What every build of every workspace has in common. */
export function baseConfig(workspace, { mode, server }) {
  return {
    name: `${workspace.name} ${server ? 'server' : 'web'}`,
    context: workspace.folder,
    mode,
    devtool: mode === 'development' ? 'eval-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: mode === 'production' ? replacedCode.alias : {},
    },
    module: { rules: [...rules({ server }), ...(mode === 'production' ? replacedCode.iconRules : [])] },
    performance: false,
    cache: false,
    stats: 'errors-warnings',
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        // What only the server puts into a page is left out of the browser's build.
        'process.env.BUILT_FOR': JSON.stringify(server ? 'server' : 'browser'),
      }),
      ...(mode === 'production' ? [replacedCode.icons()] : []),
    ],
  };
}
