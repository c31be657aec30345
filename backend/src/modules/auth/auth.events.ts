export {};

declare module '../../common/outbox/domain-events.js' {
  interface DomainEvents {
    'user.signed-up': { userId: number };
    'sign-in-code.requested': { codeId: number };
    'sign-in-code.text-requested': { codeId: number };
    'user.email-verified': { userId: number };
    'user.email-change-requested': { userId: number };
    'user.signed-in-on-new-device': { userId: number; deviceId: number };
    'user.password-forgotten': { userId: number };
    'user.password-changed': { userId: number };
    'user.two-factor-changed': { userId: number; isOn: boolean };
    'user.passkey-changed': { userId: number; isAdded: boolean };
    'user.phone-changed': { userId: number; isAdded: boolean };
    'user.recovery-code-used': { userId: number };
    'user.factor-lost': { userId: number };
    'user.factors-removed': { userId: number };
    'user.factors-reset': { userId: number; decisionId: number };
    'user.suspended': { userId: number; decisionId: number };
    'user.reinstated': { userId: number; decisionId: number };
    'user.role-changed': { userId: number; decisionId: number };
    'points.corrected': { userId: number; decisionId: number };
  }
}
