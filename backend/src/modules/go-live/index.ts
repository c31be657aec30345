export { GoLiveModule } from './go-live.module.js';
