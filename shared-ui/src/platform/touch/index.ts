export { whenTouched } from './when-touched';
