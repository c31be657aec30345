export { antdTheme } from './antd-theme';
