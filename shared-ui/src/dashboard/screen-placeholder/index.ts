export { ScreenPlaceholder } from './screen-placeholder';
