import { Global, Module } from '@nestjs/common';
import { CacheDrops } from './cache-drops.js';
import { PublicAnswers } from './public-answers.js';
import { PublicCache } from './public-cache.js';

@Global()
@Module({
  providers: [PublicCache, PublicAnswers, CacheDrops],
  exports: [PublicCache, PublicAnswers, CacheDrops],
})
export class HttpCacheModule {}
