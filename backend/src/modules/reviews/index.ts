export { ReviewsModule } from './reviews.module.js';
export { ReviewsService } from './reviews.service.js';
