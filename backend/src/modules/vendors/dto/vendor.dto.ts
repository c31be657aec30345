import { IsEmail, IsInt, IsNumber, IsOptional, IsUrl, Matches, Max, MaxLength, Min } from 'class-validator';
import { PartialType } from '@nestjs/swagger';
import { MediaPath, Nullable, Omittable, Text } from '../../../common/validation/rules.js';

const DESCRIPTION_SHORT = 'Description must be at least 10 characters';
const DESCRIPTION_LONG = 'Description must be less than 500 characters';

class BusinessContactDto {
  @Nullable() @Text(2, 60) businessType?: string | null;
  @Nullable()
  @Matches(/^[A-Za-z0-9/-]{5,20}$/, { message: 'Please enter a valid PAN or VAT number.' })
  vatNumber?: string | null;
  @Nullable()
  @Matches(/^[\p{L}\p{N}/ -]{3,40}$/u, { message: 'Please enter a valid registration number.' })
  registrationNumber?: string | null;
  @Nullable() @Text(2, 160) address?: string | null;
  @Nullable() @Text(2, 60) city?: string | null;
  @Nullable() @Matches(/^\+?[\d\s()-]{6,20}$/, { message: 'Please enter a valid phone number.' }) phone?:
    string | null;
  @Nullable() @IsEmail({}, { message: 'Please enter a valid email address.' }) @MaxLength(254) email?:
    string | null;
  @Nullable() @Text(2, 80) contactName?: string | null;
  @Nullable() @Text(2, 80) contactPosition?: string | null;
  @Nullable()
  @Matches(/^\+?[\d\s()-]{6,20}$/, { message: 'Please enter a valid phone number.' })
  contactPhone?: string | null;
  @Nullable() @IsEmail({}, { message: 'Please enter a valid email address.' }) @MaxLength(254) contactEmail?:
    string | null;
}

export class RegisterVendorDto extends BusinessContactDto {
  @Text(3, 120, { min: 'Business name must be at least 3 characters' }) businessName: string;
  @Text(2, 60, { min: 'Please select or enter a category' }) category: string;
  @Text(10, 500, { min: DESCRIPTION_SHORT, max: DESCRIPTION_LONG }) description: string;
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
  /** The version that was edited; a stale one is refused with 409. */
  @IsOptional() @IsInt() @Min(1) version?: number;
}

export class BranchDto {
  @Text(2, 80) name: string;
  @Text(2, 160) address: string;
  @Text(2, 60) city: string;
  @IsOptional() @Max(90) @Min(-90) @IsNumber() latitude?: number | null;
  @IsOptional() @Max(180) @Min(-180) @IsNumber() longitude?: number | null;
}

export class UpdateBranchDto {
  @Omittable() @Text(2, 80) name?: string;
  @Omittable() @Text(2, 160) address?: string;
  @Omittable() @Text(2, 60) city?: string;
  @IsOptional() @Max(90) @Min(-90) @IsNumber() latitude?: number | null;
  @IsOptional() @Max(180) @Min(-180) @IsNumber() longitude?: number | null;
}
