/// <reference path="../ambient.d.ts" />
export * from './antd';
export * from './catalog-names';
export { fieldLabels } from './field-labels';
export * from './paisa';
export * from './screen-placeholder';
export * from './search-field';
export * from './single-keys';
export * from './table-file';
export * from './table-rows';
