import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { DealsModule } from '../deals/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ReviewNotifications } from './notifications/review.notifications.js';
import { ReviewModerationService } from './review-moderation.service.js';
import { ReviewReportsPersonalData } from './review-reports.personal-data.js';
import { ReviewReports } from './review-reports.service.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewsPersonalData } from './reviews.personal-data.js';
import { VendorReviewsController } from './vendor-reviews.controller.js';
import { VendorReviewsService } from './vendor-reviews.service.js';

@Module({
  imports: [AuditModule, DealsModule, NotificationsModule],
  controllers: [ReviewsController, VendorReviewsController],
  providers: [
    ReviewNotifications,
    ReviewsService,
    VendorReviewsService,
    ReviewsPersonalData,
    ReviewReports,
    ReviewReportsPersonalData,
    ReviewModerationService,
  ],
  exports: [ReviewModerationService],
})
export class ReviewsModule {}
