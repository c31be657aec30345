/// <reference path="../ambient.d.ts" />
export * from './antd';
export * from './table-file';
export * from './table-rows';
