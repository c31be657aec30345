export {
  contractVersion,
  mapTilesMeta,
  type Head,
  type RemoteModule,
  type RemoteRoute,
  type Screen,
  type ScreenContext,
  type ScreenTexts,
} from './contract';
export { defineRemote } from './define-remote';
