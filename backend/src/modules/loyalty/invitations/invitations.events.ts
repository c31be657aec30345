export {};

declare module '../../../common/outbox/domain-events.js' {
  interface DomainEvents {
    /** One for the inviter and one for the invited customer. */
    'invite.rewarded': { rewardId: number; userId: number };
  }
}
