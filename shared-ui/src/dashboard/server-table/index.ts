export { fileOf } from './file-of';
export { pageOf } from './page-query';
export { SearchField } from './search-field';
export { ServerTable } from './server-table';
export { TableFile } from './table-file';
export { serverTableTexts } from './texts';
export { useListAddress, type ListAddress } from './use-list-address';
