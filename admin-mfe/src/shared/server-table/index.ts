export { fileOf } from './file-of';
export { FileTable } from './file-table';
export { ServerTable } from './server-table';
export { serverTableTexts } from './texts';
export { useListAddress, type ListAddress } from './use-list-address';
