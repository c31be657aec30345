import { baseConfig } from './base-config.mjs';
import { oneFileMinimizer } from './one-file.mjs';

/** Builds the script for other sites as one file with a constant name, without the host's libraries. */
export const embedConfig = (workspace) => ({
  ...baseConfig(workspace, { mode: 'production', server: false }),
  target: ['web', 'es2022'],
  entry: './src/embed/main.ts',
  output: { path: workspace.webOutput, filename: 'embed.js' },
  optimization: oneFileMinimizer,
});
