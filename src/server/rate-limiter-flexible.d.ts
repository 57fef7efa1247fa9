/** The package types its one door; these are the rooms behind it that the function enters alone. */

declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  import { RateLimiterMemory } from 'rate-limiter-flexible';
  // biome-ignore lint/style/noDefaultExport: CommonJS, as Node imports it.
  export default RateLimiterMemory;
}

declare module 'rate-limiter-flexible/lib/RateLimiterRedis.js' {
  import { RateLimiterRedis } from 'rate-limiter-flexible';
  // biome-ignore lint/style/noDefaultExport: CommonJS, as Node imports it.
  export default RateLimiterRedis;
}

declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  import { RateLimiterRes } from 'rate-limiter-flexible';
  // biome-ignore lint/style/noDefaultExport: CommonJS, as Node imports it.
  export default RateLimiterRes;
}
