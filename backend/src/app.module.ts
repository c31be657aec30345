import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { CommonModule } from './common/common.module.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { AccountModule } from './modules/account/index.js';
import { AdminModule } from './modules/admin/index.js';
import { AnalyticsModule } from './modules/analytics/index.js';
import { AuditModule } from './modules/audit/index.js';
import { AuthModule } from './modules/auth/index.js';
import { BillingModule } from './modules/billing/index.js';
import { CatalogModule } from './modules/catalog/index.js';
import { DealsModule } from './modules/deals/index.js';
import { FavoritesModule } from './modules/favorites/index.js';
import { GoLiveModule } from './modules/go-live/index.js';
import { HonourModule } from './modules/honour/index.js';
import { ApiKeysModule } from './modules/api-keys/index.js';
import { ReleasesModule } from './modules/releases/index.js';
import { IntegrationsModule } from './modules/integrations/index.js';
import { LoyaltyModule } from './modules/loyalty/index.js';
import { MediaModule } from './modules/media/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { SiteModule } from './modules/site/index.js';
import { OrdersModule } from './modules/orders/index.js';
import { PaymentsModule } from './modules/payments/index.js';
import { RedemptionsModule } from './modules/redemptions/index.js';
import { SandboxModule } from './modules/sandbox/index.js';
import { ReviewsModule } from './modules/reviews/index.js';
import { SettingsModule } from './modules/settings/index.js';
import { SupportModule } from './modules/support/index.js';
import { SubscriptionsModule } from './modules/subscriptions/index.js';
import { VendorsModule } from './modules/vendors/index.js';
import { WorklistModule } from './modules/worklist/index.js';

@Module({})
export class AppModule {
  static with(env: NodeJS.ProcessEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(env),
        DatabaseModule,
        CommonModule,
        ScheduleModule.forRoot(),
        AuditModule,
        AuthModule,
        AccountModule,
        BillingModule,
        ApiKeysModule,
        ReleasesModule,
        IntegrationsModule,
        PaymentsModule,
        MediaModule,
        CatalogModule,
        VendorsModule,
        SubscriptionsModule,
        DealsModule,
        LoyaltyModule,
        RedemptionsModule,
        ReviewsModule,
        FavoritesModule,
        OrdersModule,
        HonourModule,
        AnalyticsModule,
        NotificationsModule,
        SettingsModule,
        SupportModule,
        WorklistModule,
        AdminModule,
        SiteModule,
        GoLiveModule,
        SandboxModule,
      ],
    };
  }
}
