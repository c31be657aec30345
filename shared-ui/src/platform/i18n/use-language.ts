export { useLanguage } from 'shared-ui/store';
