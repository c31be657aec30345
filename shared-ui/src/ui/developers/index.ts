/// <reference path="../../ambient.d.ts" />
export { DevelopersPage } from './developers-page';
export type { KeyCalls, NewKey } from './key-calls';
export type { WebhookCalls } from './webhooks/webhook-calls';
export { webhookTexts } from './webhooks/texts';
export { developerTexts } from './texts';
