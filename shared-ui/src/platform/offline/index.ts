export { isOpen, type PassState, type ShownPass } from './shown-pass';
export {
  forgetPasses,
  keepListedPasses,
  keepPass,
  readKeptPasses,
  type KeptPass,
  type PassToKeep,
} from './kept-passes';
