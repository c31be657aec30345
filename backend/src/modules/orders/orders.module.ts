import { Module } from '@nestjs/common';
import { CartController } from './cart.controller.js';
import { CartService } from './cart.service.js';
import { FavoritesController } from './favorites.controller.js';
import { FavoritesService } from './favorites.service.js';
import { KeptDealsPersonalData } from './kept-deals.personal-data.js';

@Module({
  controllers: [FavoritesController, CartController],
  providers: [FavoritesService, CartService, KeptDealsPersonalData],
})
export class OrdersModule {}
