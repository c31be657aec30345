export { offlinePath } from './offline-path';
export {
  forgetPasses,
  keepListedPasses,
  keepPass,
  readKeptPasses,
  type KeptPass,
  type PassToKeep,
} from './kept-passes';
