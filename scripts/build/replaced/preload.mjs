// In place of the federation runtime's own: pages hint at files themselves.
const unsupported = () => {
  throw new Error('Remotes are hinted at by the page');
};

export const defaultPreloadArgs = unsupported;
export const formatPreloadArgs = unsupported;
export const normalizePreloadExposes = unsupported;
export const preloadAssets = unsupported;
