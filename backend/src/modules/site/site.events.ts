export {};

declare module '../../common/http-cache/cache-tags.js' {
  interface CacheTags {
    stats: true;
  }
}
