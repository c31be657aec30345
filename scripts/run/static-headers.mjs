/** Headers of every response of a remote's origin; deploy/nginx-remote.conf sends the same. */
export const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Browsers use it over HTTPS only.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Public files, read without credentials by pages of the shell's origin.
  'access-control-allow-origin': '*',
};

/** The names of built files contain a hash; those of the manifest and the server entry do not. */
export const cacheControlOf = (path) =>
  /\.(json|cjs)(\.(br|gz))?$/.test(path) ? 'no-cache' : 'public, max-age=31536000, immutable';
