import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEmail,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { OmitType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { SignupDto } from '../auth/index.js';
import {
  MediaPath,
  Nullable,
  Omittable,
  LongText,
  Text,
  WholeNumber,
} from '../../common/validation/rules.js';
import { NumberText, PhoneNumber } from '../../common/validation/number-text.js';

const DESCRIPTION_SHORT = 'Description must be at least 10 characters';
const DESCRIPTION_LONG = 'Description must be less than 500 characters';

class BusinessContactDto {
  @Nullable() @Text(2, 60) businessType?: string | null;
  @Nullable()
  @NumberText()
  @Matches(/^[A-Za-z0-9/-]{5,20}$/, { message: 'Please enter a valid PAN or VAT number.' })
  vatNumber?: string | null;
  @Nullable()
  @NumberText()
  @Matches(/^[\p{L}\p{N}/ -]{3,40}$/u, { message: 'Please enter a valid registration number.' })
  registrationNumber?: string | null;
  @Nullable() @Text(2, 160) address?: string | null;
  @Nullable() @Text(2, 60) city?: string | null;
  @Nullable() @PhoneNumber() phone?: string | null;
  @Nullable() @IsEmail({}, { message: 'Please enter a valid email address.' }) @MaxLength(254) email?:
    string | null;
  @Nullable() @Text(2, 80) contactName?: string | null;
  @Nullable() @Text(2, 80) contactPosition?: string | null;
  @Nullable() @PhoneNumber() contactPhone?: string | null;
  @Nullable() @IsEmail({}, { message: 'Please enter a valid email address.' }) @MaxLength(254) contactEmail?:
    string | null;
}

export class RegisterVendorDto extends BusinessContactDto {
  @Text(3, 120, { min: 'Business name must be at least 3 characters' }) businessName: string;
  @Nullable() @Text(3, 120) nameNe?: string | null;
  @Text(2, 60, { min: 'Please select or enter a category' }) category: string;
  @LongText(10, 500, { min: DESCRIPTION_SHORT, max: DESCRIPTION_LONG }) description: string;
  @Nullable() @LongText(10, 500) descriptionNe?: string | null;
  @Nullable() @MediaPath() logo?: string | null;
  @Nullable()
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true },
    { message: 'Please enter a full web address, such as https://example.com.' },
  )
  @MaxLength(200)
  website?: string | null;
}

export class UpdateVendorDto extends PartialType(RegisterVendorDto, { skipNullProperties: false }) {
  /** Edited version; an outdated one is rejected with 409. */
  @IsOptional() @IsInt() @Min(1) version?: number;
}

/** Without the logo, because an upload requires a signed-in user. */
export class NewBusinessDto extends OmitType(RegisterVendorDto, ['logo'] as const) {}

/** An account and its business. */
export class VendorSignupDto {
  @ValidateNested() @IsObject() @Type(() => SignupDto) account: SignupDto;
  @ValidateNested() @IsObject() @Type(() => NewBusinessDto) business: NewBusinessDto;
}

const HOURS = 'Please enter opening hours such as 11:00 and 22:30.';

export class OpeningSpanDto {
  /** 0 is Sunday. */
  @WholeNumber(0, 6) weekday: number;
  @NumberText() @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: HOURS }) opens: string;
  @NumberText() @Matches(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { message: HOURS }) closes: string;
}

export class BranchDto {
  @Text(2, 80) name: string;
  @Text(2, 160) address: string;
  @Text(2, 60) city: string;
  /** An area of that city. */
  @IsOptional() @WholeNumber(1) areaId?: number | null;
  @IsOptional() @Max(90) @Min(-90) @IsNumber() latitude?: number | null;
  @IsOptional() @Max(180) @Min(-180) @IsNumber() longitude?: number | null;
  /** A day without a span is closed; null if the hours are unknown. */
  @IsOptional()
  @ArrayMaxSize(28)
  @ArrayMinSize(1)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @Type(() => OpeningSpanDto)
  @IsObject({ each: true })
  @IsArray()
  hours?: OpeningSpanDto[] | null;
}

export class UpdateBranchDto {
  @Omittable() @Text(2, 80) name?: string;
  @Omittable() @Text(2, 160) address?: string;
  @Omittable() @Text(2, 60) city?: string;
  /** An area of that city. */
  @IsOptional() @WholeNumber(1) areaId?: number | null;
  @IsOptional() @Max(90) @Min(-90) @IsNumber() latitude?: number | null;
  @IsOptional() @Max(180) @Min(-180) @IsNumber() longitude?: number | null;
  /** A day without a span is closed; null if the hours are unknown. */
  @IsOptional()
  @ArrayMaxSize(28)
  @ArrayMinSize(1)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @Type(() => OpeningSpanDto)
  @IsObject({ each: true })
  @IsArray()
  hours?: OpeningSpanDto[] | null;
}
