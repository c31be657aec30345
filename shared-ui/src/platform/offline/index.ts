export { isOpen, type PassState, type PassSummary } from './pass-summary';
export {
  clearOfflinePasses,
  storeListedPasses,
  storeOfflinePass,
  readSavedPasses,
  type SavedPass,
  type PassToStore,
} from './offline-passes';
