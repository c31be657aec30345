// Replaces the federation's bundler runtime, which is in the entry of the shell and of each remote. Omitted features: layers,
// tree shaking of shared packages, several share scopes, remotes named by a build, asynchronous starts.
import { init } from '@module-federation/runtime';

/** Gives all modules of this build access to the shared modules of the federation. */
export function attachShareScopeMap(webpackRequire) {
  const { federation } = webpackRequire;
  const shareScopeMap = federation.instance?.shareScopeMap;
  if (!webpackRequire.S || federation.hasAttachShareScopeMap || !shareScopeMap) return;
  webpackRequire.S = shareScopeMap;
  federation.hasAttachShareScopeMap = true;
}

const addMissing = (list, ids) => ids.forEach((id) => list.includes(id) || list.push(id));

/** Registers once the build's data about consumed and provided modules. */
function updateOptions({ webpackRequire, moduleToHandlerMapping, initialConsumes, chunkMapping }) {
  const { consumesLoadingData, initializeSharingData, federation } = webpackRequire;
  if (consumesLoadingData && !consumesLoadingData._updated) {
    const consumed = Object.entries(consumesLoadingData.moduleIdToConsumeDataMapping ?? {});
    for (const [id, { shareKey, fallback, shareScope, ...data }] of consumed) {
      const { requiredVersion, strictVersion, singleton, eager } = data;
      moduleToHandlerMapping[id] ||= {
        shareKey,
        getter: fallback,
        shareInfo: {
          shareConfig: { requiredVersion, strictVersion, singleton, eager },
          scope: [shareScope || 'default'].flat(),
        },
      };
    }
    if (initialConsumes) addMissing(initialConsumes, consumesLoadingData.initialConsumes ?? []);
    if (chunkMapping)
      for (const [id, modules] of Object.entries(consumesLoadingData.chunkMapping ?? {}))
        addMissing((chunkMapping[id] ??= []), modules);
    consumesLoadingData._updated = 1;
  }
  const provided = initializeSharingData?.scopeToSharingDataMapping;
  if (!provided || initializeSharingData._updated || !federation.instance) return;
  const shared = {};
  for (const [scope, stages] of Object.entries(provided))
    for (const { name, version, factory, ...stage } of stages.filter(
      (one) => one && typeof one === 'object',
    )) {
      const shareConfig = { requiredVersion: `^${version}` };
      for (const key of ['singleton', 'requiredVersion', 'eager', 'strictVersion'])
        if (stage[key] !== undefined) shareConfig[key] = stage[key];
      (shared[name] ??= []).push({ version, scope: [scope], shareConfig, get: factory });
    }
  federation.instance.registerShared(shared);
  initializeSharingData._updated = 1;
}

const shareRequestOf = (shareInfo, place) => ({
  customShareInfo: { ...shareInfo },
  context: { trigger: 'build', ...place },
});

/** Loads the shared modules of a chunk before the chunk runs. */
function consumes(options) {
  updateOptions(options);
  const { chunkId, promises, installedModules, webpackRequire, chunkMapping, moduleToHandlerMapping } =
    options;
  attachShareScopeMap(webpackRequire);
  for (const id of webpackRequire.o(chunkMapping, chunkId) ? chunkMapping[chunkId] : []) {
    if (webpackRequire.o(installedModules, id)) {
      promises.push(installedModules[id]);
      continue;
    }
    const install = (make) => {
      webpackRequire.m[id] = (module) => {
        delete webpackRequire.c[id];
        module.exports = make();
      };
    };
    const { shareKey, getter, shareInfo } = moduleToHandlerMapping[id];
    installedModules[id] = webpackRequire.federation.instance
      .loadShare(shareKey, shareRequestOf(shareInfo, { moduleId: id, chunkId }))
      .then((factory) => (factory === false ? getter() : factory))
      .then((factory) => {
        installedModules[id] = 0;
        install(factory);
      })
      .catch((error) => {
        delete installedModules[id];
        install(() => {
          throw error;
        });
      });
    promises.push(installedModules[id]);
  }
}

/** Creates the shared modules of the first chunk. The host bundles all of them. */
function installInitialConsumes(options) {
  updateOptions(options);
  const { moduleToHandlerMapping, webpackRequire, installedModules, initialConsumes } = options;
  for (const id of initialConsumes)
    webpackRequire.m[id] = (module) => {
      installedModules[id] = 0;
      delete webpackRequire.c[id];
      const { shareKey, shareInfo } = moduleToHandlerMapping[id];
      const { instance } = webpackRequire.federation;
      module.exports = instance.loadShareSync(shareKey, shareRequestOf(shareInfo, { moduleId: id }))();
    };
}

function initializeSharing({ shareScopeName, webpackRequire, initPromises, initTokens, initScope }) {
  const begun = initScope || [];
  const initialize = (scope) => {
    const { instance } = webpackRequire.federation;
    const token = (initTokens[scope] ||= { from: instance.name });
    if (begun.includes(token)) return undefined;
    begun.push(token);
    if (initPromises[scope]) return initPromises[scope];
    const strategy = instance.options.shareStrategy;
    const promises = instance.initializeSharing(scope, { strategy, initScope: begun, from: 'build' });
    attachShareScopeMap(webpackRequire);
    return (initPromises[scope] =
      !promises.length || Promise.all(promises).then(() => (initPromises[scope] = true)));
  };
  return Promise.all([shareScopeName].flat().map(initialize)).then(() => true);
}

/** Initializes a remote; the host calls this before it loads a module of the remote. */
function initContainerEntry({
  webpackRequire,
  shareScope,
  initScope,
  shareScopeKey,
  remoteEntryInitOptions,
}) {
  const { federation } = webpackRequire;
  const { name } = federation.initOptions;
  federation.instance.initOptions({ name, remotes: [], ...remoteEntryInitOptions });
  const hostShareScopeMap = remoteEntryInitOptions?.shareScopeMap || {};
  federation.instance.initShareScopeMap(shareScopeKey, shareScope, { hostShareScopeMap });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I(shareScopeKey, initScope);
}

export const bundlerRuntime = {
  consumes,
  I: initializeSharing,
  S: {},
  installInitialConsumes,
  initContainerEntry: FEDERATION_HAS_EXPOSES ? initContainerEntry : undefined,
  init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
};
export const runtime = { init };
export const bundlerRuntimeOptions = {};
// Both are assigned when the build starts.
export const instance = undefined;
export const initOptions = undefined;

export default { runtime, instance, initOptions, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions };
