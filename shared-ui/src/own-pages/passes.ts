export { PassList } from './passes/pass-list';
export { usePassPagesInfiniteQuery } from './passes/pass-pages-api';
export { PassTabs } from './passes/pass-tabs';
export { passesTexts } from './passes/texts';
