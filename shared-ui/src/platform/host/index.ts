export { loadScreens, type LoadedScreen } from './load-screens';
export { matchScreens } from './matched-screens';
export { preloadTexts, collectTexts, type PageTexts } from './page-texts';
export { RemoteScreens } from './remote-screens';
export { fulfilledPromise, trackedPromise } from '../tracked-promise';
export { startAlone } from './start-alone';
