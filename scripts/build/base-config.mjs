import webpack from 'webpack';
import { rules } from './rules.mjs';
import { replacedCode } from './replaced-code.mjs';

/** Returns the settings that all builds of all workspaces share. */
export function baseConfig(workspace, { mode, server }) {
  return {
    name: `${workspace.name} ${server ? 'server' : 'web'}`,
    context: workspace.folder,
    mode,
    devtool: mode === 'development' ? 'eval-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
    },
    module: {
      rules: [
        ...rules({ server }),
        ...(mode === 'production' ? [...replacedCode.iconRules, ...replacedCode.routerRules] : []),
      ],
    },
    performance: false,
    cache: false,
    stats: 'errors-warnings',
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        // Lets the browser's build omit code that only the server renders.
        'process.env.BUILT_FOR': JSON.stringify(server ? 'server' : 'browser'),
      }),
      ...(mode === 'production' ? [replacedCode.icons()] : []),
    ],
  };
}
