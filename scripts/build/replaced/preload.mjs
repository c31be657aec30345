// Replaces the preloading of the federation runtime: pages contain their own preload hints.
const unsupported = () => {
  throw new Error('Remotes are hinted at by the page');
};

export const defaultPreloadArgs = unsupported;
export const formatPreloadArgs = unsupported;
export const normalizePreloadExposes = unsupported;
export const preloadAssets = unsupported;
