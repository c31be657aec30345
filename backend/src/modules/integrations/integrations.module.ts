import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ApiKeys } from '../../common/api-keys/api-keys.port.js';
import { AuditModule } from '../audit/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { VendorsModule } from '../vendors/index.js';
import { AdminApiKeysController } from './api-keys/admin-api-keys.controller.js';
import { ApiKeysController } from './api-keys/api-keys.controller.js';
import { ApiKeysPersonalData } from './api-keys/api-keys.personal-data.js';
import { ApiKeysService } from './api-keys/api-keys.service.js';
import { DeliveriesJob } from './deliveries/deliveries.job.js';
import { DeliveryAttempts } from './deliveries/delivery-attempts.service.js';
import { WebhookEvents } from './deliveries/webhook-events.consumer.js';
import { AdminWebhooksController } from './webhooks/admin-webhooks.controller.js';
import { WebhookDeliveries } from './webhooks/webhook-deliveries.service.js';
import { WebhookNotifications } from './webhooks/webhook.notifications.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksPersonalData } from './webhooks/webhooks.personal-data.js';
import { WebhooksRetention } from './webhooks/webhooks.retention.js';
import { WebhooksService } from './webhooks/webhooks.service.js';
import { KeyActs } from './api-keys/key-acts.interceptor.js';
import { KeyCallers } from './api-keys/key-callers.service.js';

/** Programs of businesses and of the marketplace. */
@Module({
  imports: [AuditModule, NotificationsModule, SettingsModule, VendorsModule],
  controllers: [ApiKeysController, AdminApiKeysController, WebhooksController, AdminWebhooksController],
  providers: [
    ApiKeysService,
    ApiKeysPersonalData,
    WebhooksService,
    WebhookDeliveries,
    WebhooksPersonalData,
    WebhooksRetention,
    WebhookNotifications,
    WebhookEvents,
    DeliveryAttempts,
    DeliveriesJob,
    { provide: ApiKeys, useClass: KeyCallers },
    { provide: APP_INTERCEPTOR, useClass: KeyActs },
  ],
  exports: [ApiKeys],
})
export class IntegrationsModule {}
