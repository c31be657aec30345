/// <reference path="../ambient.d.ts" />
export * from './antd';
export * from './frame';
export * from './server-table';
