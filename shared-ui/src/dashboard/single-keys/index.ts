export { useKeySetting, useSingleKeys } from './use-single-keys';
