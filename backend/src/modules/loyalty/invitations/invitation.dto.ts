import { Text } from '../../../common/validation/rules.js';

const LONGEST_TOKEN = 100;

export class InvitationQuery {
  /**
   * The token of the link.
   * @example 'Yz3kD0w1Qm8sV_2a'
   */
  @Text(1, LONGEST_TOKEN) i: string;
}

export class AcceptInvitationDto {
  /**
   * The token of the link.
   * @example 'Yz3kD0w1Qm8sV_2a'
   */
  @Text(1, LONGEST_TOKEN) token: string;
}
