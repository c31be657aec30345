// Replaces the runtime of the federation in the entries of the shell and of the remotes. It has the part of Module Federation
// that this product uses: containers with `init` and `get`, one share scope in webpack's format (name, version, `get`), and
// singletons with caret versions. Omitted features: plugins, manifests, snapshots, preloading, layers, several share scopes,
// remotes named by a build, asynchronous starts.
import { isAccepted } from './caret-version.mjs';

const SCOPE = 'default';

/** Adds the modules that this build provides to the share scope. */
function provide(webpackRequire) {
  const { name: from, shared = {} } = webpackRequire.federation.initOptions;
  const scope = (webpackRequire.S[SCOPE] ??= {});
  for (const [name, offers] of Object.entries(shared))
    for (const { version, get } of offers) (scope[name] ??= {})[version] ??= { get, from };
}

/** Returns a shared module. Throws if no version in the share scope is in the wanted range. */
function sharedModule({ S, consumesLoadingData }, id) {
  const { shareKey, requiredVersion, fallback } = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  const offers = S[SCOPE]?.[shareKey];
  if (!offers) return fallback()();
  const version = Object.keys(offers).find((offered) => isAccepted(offered, requiredVersion));
  if (!version)
    throw new Error(`${shareKey} is shared as ${Object.keys(offers)}, this build needs ${requiredVersion}`);
  return offers[version].get()();
}

/** Defines the modules that are read from the share scope when they first run. */
function install({ webpackRequire, installedModules }, ids = []) {
  for (const id of ids) {
    if (installedModules[id] === 0) continue;
    installedModules[id] = 0;
    webpackRequire.m[id] = (module) => {
      module.exports = sharedModule(webpackRequire, id);
    };
  }
}

export default {
  runtime: {},
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    init({ webpackRequire }) {
      provide(webpackRequire);
      return webpackRequire.federation.initOptions;
    },
    I: () => true,
    installInitialConsumes: (build) => install(build, build.initialConsumes),
    consumes: (build) => install(build, build.chunkMapping[build.chunkId]),
    /** Initializes a remote; the host calls this before it loads a module of the remote. */
    initContainerEntry({ webpackRequire, shareScope }) {
      webpackRequire.S[SCOPE] = shareScope;
    },
  },
};
