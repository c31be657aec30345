import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/index.js';
import { ReviewReportsPersonalData } from './review-reports.personal-data.js';
import { ReviewReports } from './review-reports.service.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewsPersonalData } from './reviews.personal-data.js';

@Module({
  imports: [DealsModule],
  controllers: [ReviewsController],
  providers: [ReviewsService, ReviewsPersonalData, ReviewReports, ReviewReportsPersonalData],
})
export class ReviewsModule {}
