const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The public URL of the site. In production, http is allowed for localhost only; otherwise cookies would be
 * sent unencrypted.
 */
export function readPublicUrl(env: NodeJS.ProcessEnv, appEnv: 'demo' | 'production'): string {
  const text = env['PUBLIC_URL'] ?? 'http://localhost:4200';
  if (!URL.canParse(text))
    throw new Error(`PUBLIC_URL must be an address such as https://example.com, not "${text}".`);
  const { protocol, hostname, origin } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error(`PUBLIC_URL must begin with https:// or http://, not "${text}".`);
  if (appEnv === 'production' && protocol === 'http:' && !LOCAL.has(hostname))
    throw new Error('PUBLIC_URL must begin with https:// in production.');
  return origin;
}
