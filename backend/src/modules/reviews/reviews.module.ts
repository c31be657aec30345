import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/index.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';

@Module({ imports: [DealsModule], controllers: [ReviewsController], providers: [ReviewsService] })
export class ReviewsModule {}
