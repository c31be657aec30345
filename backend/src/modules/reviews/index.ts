export { ReviewModerationService } from './review-moderation.service.js';
export { ReviewsModule } from './reviews.module.js';
