import { Injectable } from '@nestjs/common';
import { type KindRules, NotificationKinds } from '../../notifications/index.js';
import { CHANGED, DECIDED, RECOVERY_CODES_LEFT, ROLE_CHANGED } from './account-notifications.sql.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';

const SETTINGS: KindRules = { mutedBy: null, path: '/dashboard/settings' };
const DASHBOARD: KindRules = { mutedBy: null, path: '/dashboard' };

const ofUser = ({ userId }: { userId: number }): unknown[] => [userId];
const ofDecision = ({ decisionId }: { decisionId: number }): unknown[] => [decisionId];

const events = {
  'user.password-changed': { kind: 'password-changed', statement: CHANGED, parameters: ofUser },
  'user.two-factor-changed': {
    kind: ({ isOn }: { isOn: boolean }) => (isOn ? 'two-factor-on' : 'two-factor-off'),
    statement: CHANGED,
    parameters: ofUser,
  },
  'user.passkey-changed': {
    kind: ({ isAdded }: { isAdded: boolean }) => (isAdded ? 'passkey-added' : 'passkey-removed'),
    statement: CHANGED,
    parameters: ofUser,
  },
  'user.phone-changed': {
    kind: ({ isAdded }: { isAdded: boolean }) => (isAdded ? 'phone-added' : 'phone-removed'),
    statement: CHANGED,
    parameters: ofUser,
  },
  'user.recovery-code-used': {
    kind: 'recovery-code-used',
    statement: RECOVERY_CODES_LEFT,
    parameters: ofUser,
  },
  'user.factors-removed': { kind: 'factors-removed', statement: RECOVERY_CODES_LEFT, parameters: ofUser },
  'user.factors-reset': { kind: 'factors-reset', statement: DECIDED, parameters: ofDecision },
  'user.suspended': { kind: 'account-suspended', statement: DECIDED, parameters: ofDecision },
  'user.reinstated': { kind: 'account-reinstated', statement: DECIDED, parameters: ofDecision },
  'user.role-changed': { statement: ROLE_CHANGED, parameters: ofDecision },
} as const;

/** Registers the notifications of users about their account, which cannot be muted. */
@Injectable()
export class AccountNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: {
        'password-changed': SETTINGS,
        'two-factor-on': SETTINGS,
        'two-factor-off': SETTINGS,
        'passkey-added': SETTINGS,
        'passkey-removed': SETTINGS,
        'phone-added': SETTINGS,
        'phone-removed': SETTINGS,
        'recovery-code-used': SETTINGS,
        'factors-removed': SETTINGS,
        'factors-reset': { mutedBy: null, path: '/dashboard/settings?part=account' },
        'account-suspended': { mutedBy: null, isMailedOnly: true, path: '/contact' },
        'account-reinstated': { mutedBy: null, isMailedOnly: true, path: '/login' },
        'role-admin': DASHBOARD,
        'role-customer': DASHBOARD,
      },
      events,
    });
  }
}
