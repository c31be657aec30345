import { Global, Module } from '@nestjs/common';
import { CacheInvalidation } from './cache-invalidation.js';
import { PublicResponseCache } from './public-response-cache.js';
import { PublicCache } from './public-cache.js';

@Global()
@Module({
  providers: [PublicCache, PublicResponseCache, CacheInvalidation],
  exports: [PublicCache, PublicResponseCache, CacheInvalidation],
})
export class HttpCacheModule {}
