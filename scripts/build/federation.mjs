import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sharedModules } from './shared-modules.mjs';

export const manifestName = 'mf-manifest.json';

/** Returns the federation plugin. The shell's server resolves remotes at run time, so no build names another. */
export function federation({ shortName, isHost }, buildId) {
  const own = isHost
    ? { manifest: false }
    : {
        exposes: { './remote': './src/remote.tsx' },
        manifest: { fileName: manifestName },
      };
  return new ModuleFederationPlugin({
    name: shortName,
    filename: `remoteEntry.${buildId}.js`,
    exposes: own.exposes,
    manifest: own.manifest,
    shared: sharedModules({ host: isHost }),
    shareStrategy: 'loaded-first',
    dts: false,
    experiments: {
      asyncStartup: false,
      // Remotes do not load other remotes.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: !isHost },
    },
  });
}
