import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { EmailText, Omittable } from '../../../common/validation/rules.js';

export class SubscribeDto {
  /** @example 'sujata@example.com' */
  @EmailText('Please enter a valid email address.') email: string;
  @Omittable() @IsIn(['en', 'ne']) language?: 'en' | 'ne';
}

export class NewsletterLinkQuery {
  /** Token from the link in the mail. */
  @IsString() @MaxLength(200) token: string;
}

export class ConfirmSubscriptionDto {
  /** Token from the link in the mail. */
  @IsString() @MaxLength(200) token: string;
}

export class UnsubscribeDto {
  /** Field of the one-click request of mail programs. */
  @IsOptional() @IsIn(['One-Click']) 'List-Unsubscribe'?: string;
}
