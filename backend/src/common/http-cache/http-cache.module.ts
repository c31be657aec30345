import { Global, Module } from '@nestjs/common';
import { CacheChangesController } from './cache-changes.controller.js';
import { CacheInvalidation } from './cache-invalidation.js';
import { PublicResponseCache } from './public-response-cache.js';
import { PublicCache } from './public-cache.js';

@Global()
@Module({
  controllers: [CacheChangesController],
  providers: [PublicCache, PublicResponseCache, CacheInvalidation],
  exports: [PublicCache, PublicResponseCache, CacheInvalidation],
})
export class HttpCacheModule {}
