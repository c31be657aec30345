import { IsIn } from 'class-validator';

export class OrderMembershipDto {
  /** @example 'premium' */
  @IsIn(['premium', 'vip']) membership: 'premium' | 'vip';
}
