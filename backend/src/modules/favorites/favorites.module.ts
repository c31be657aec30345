import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DealsModule } from '../deals/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { AlertNotifications } from './alerts/alerts.notifications.js';
import { DealAlertDay } from './alerts/deal-alert-day.entity.js';
import { DealAlert } from './alerts/deal-alert.entity.js';
import { DealAlertsJob } from './alerts/deal-alerts.job.js';
import { DealAlertsRetention } from './alerts/deal-alerts.retention.js';
import { DealAlerts } from './alerts/deal-alerts.service.js';
import { NewDeals } from './alerts/new-deals.service.js';
import { FavoriteExpiryReminder } from './favorite-expiry-reminder.job.js';
import { Favorite } from './favorite.entity.js';
import { FavoriteNotifications } from './favorite.notifications.js';
import { FavoritesController } from './favorites.controller.js';
import { FavoritesPersonalData } from './favorites.personal-data.js';
import { FavoritesService } from './favorites.service.js';
import { FollowedVendor } from './follows/followed-vendor.entity.js';
import { FollowsController } from './follows/follows.controller.js';
import { FollowsService } from './follows/follows.service.js';
import { SavedSearch } from './saved-searches/saved-search.entity.js';
import { SavedSearchesController } from './saved-searches/saved-searches.controller.js';
import { SavedSearchesService } from './saved-searches/saved-searches.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Favorite, FollowedVendor, SavedSearch, DealAlert, DealAlertDay]),
    DealsModule,
    NotificationsModule,
  ],
  controllers: [FavoritesController, FollowsController, SavedSearchesController],
  providers: [
    AlertNotifications,
    DealAlerts,
    DealAlertsJob,
    DealAlertsRetention,
    FavoriteExpiryReminder,
    FavoriteNotifications,
    FavoritesPersonalData,
    FavoritesService,
    FollowsService,
    NewDeals,
    SavedSearchesService,
  ],
})
export class FavoritesModule {}
