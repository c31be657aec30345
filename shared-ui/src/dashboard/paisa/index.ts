export { usePaisa } from './use-paisa';
