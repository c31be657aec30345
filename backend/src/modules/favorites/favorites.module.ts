import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '../notifications/index.js';
import { EndingFavorites } from './ending-favorites.job.js';
import { Favorite } from './favorite.entity.js';
import { FavoriteNotifications } from './favorite.notifications.js';
import { FavoritesController } from './favorites.controller.js';
import { FavoritesPersonalData } from './favorites.personal-data.js';
import { FavoritesService } from './favorites.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Favorite]), NotificationsModule],
  controllers: [FavoritesController],
  providers: [EndingFavorites, FavoriteNotifications, FavoritesPersonalData, FavoritesService],
})
export class FavoritesModule {}
