import { Injectable } from '@nestjs/common';
import { Retention } from '../../common/retention/retention.js';

/** Registers the retention of sessions, tokens and other short-lived rows of accounts. */
@Injectable()
export class AuthRetention {
  constructor(retention: Retention) {
    retention.register(
      {
        name: 'email-changes',
        table: 'email_changes',
        condition: "requested_at < now() - interval '7 days'",
      },
      { name: 'sessions', table: 'sessions', condition: 'expire < now()' },
      { name: 'sign-in-codes', table: 'sign_in_codes', condition: 'expires_at < now()' },
      { name: 'user-tokens', table: 'user_tokens', condition: 'expires_at < now()' },
      // Same duration as the cookie that identifies a device (rule A14).
      {
        name: 'known-devices',
        table: 'known_devices',
        condition: "last_seen_at < now() - interval '366 days'",
      },
      { name: 'passkey-challenges', table: 'passkey_challenges', condition: 'expires_at < now()' },
    );
  }
}
