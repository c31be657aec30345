export {
  contractVersion,
  isContractAccepted,
  type DashboardTools,
  mapTilesMeta,
  type Head,
  type RemoteModule,
  type RemoteRoute,
  type Screen,
  type ScreenContext,
  type ScreenTexts,
} from './contract';
export { defineRemote } from './define-remote';
export type {
  Area,
  Audience,
  IconShape,
  Localized,
  MenuCount,
  MenuEntry,
  RemoteDescription,
  VisitorKind,
} from './description';
export { default as descriptionSchema } from './description.schema.json';
