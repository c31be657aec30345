import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { VendorsModule } from '../vendors/index.js';
import { DeliveriesJob } from './deliveries/deliveries.job.js';
import { DeliveryAttempts } from './deliveries/delivery-attempts.service.js';
import { WebhookEvents } from './deliveries/webhook-events.consumer.js';
import { WebhookMetrics } from './deliveries/webhooks.metrics.js';
import { AdminWebhooksController } from './webhooks/admin-webhooks.controller.js';
import { WebhookDeliveries } from './webhooks/webhook-deliveries.service.js';
import { WebhookNotifications } from './webhooks/webhook.notifications.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksPersonalData } from './webhooks/webhooks.personal-data.js';
import { WebhooksRetention } from './webhooks/webhooks.retention.js';
import { WebhooksService } from './webhooks/webhooks.service.js';

/** Webhooks of businesses and of the marketplace. */
@Module({
  imports: [AuditModule, NotificationsModule, SettingsModule, VendorsModule],
  controllers: [WebhooksController, AdminWebhooksController],
  providers: [
    WebhooksService,
    WebhookDeliveries,
    WebhooksPersonalData,
    WebhooksRetention,
    WebhookNotifications,
    WebhookEvents,
    DeliveryAttempts,
    DeliveriesJob,
    WebhookMetrics,
  ],
})
export class IntegrationsModule {}
