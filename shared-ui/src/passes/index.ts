export { PassList } from './pass-list';
export { usePassPagesInfiniteQuery } from './pass-pages-api';
export { PassTabs } from './pass-tabs';
export { passesTexts } from './texts';
