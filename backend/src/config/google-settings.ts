export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Address of the OpenID provider. Only tests use another provider than Google. */
  issuer: URL;
}

const GOOGLE = 'https://accounts.google.com';

/**
 * Returns null without a client id, which disables sign-in with Google. Throws if the client secret is missing, or if
 * the issuer is no valid URL or, in production, not https.
 */
export function readGoogleSettings(
  env: Readonly<NodeJS.ProcessEnv>,
  appEnv: 'demo' | 'production',
): GoogleSettings | null {
  const clientId = env['GOOGLE_CLIENT_ID'];
  if (!clientId) return null;
  const clientSecret = env['GOOGLE_CLIENT_SECRET'];
  if (!clientSecret) throw new Error('GOOGLE_CLIENT_ID is set, but GOOGLE_CLIENT_SECRET is not.');
  const address = env['GOOGLE_ISSUER'] || GOOGLE;
  const issuer = URL.canParse(address) ? new URL(address) : null;
  if (!issuer || (issuer.protocol !== 'https:' && appEnv === 'production'))
    throw new Error(`GOOGLE_ISSUER must be an https address, not "${address}".`);
  return { clientId, clientSecret, issuer };
}
