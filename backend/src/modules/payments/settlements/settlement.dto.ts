import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { emptyIsNone, Text } from '../../../common/validation/rules.js';
import { GATEWAYS, type GatewayName } from '../../../common/payments/gateway-names.js';

export class SettlementDto {
  /**
   * The gateway's settlement file: CSV in UTF-8, at most 5 MB. After parsing, this is the digest of the
   * bytes, which are read separately.
   */
  @ApiProperty({ type: 'string', format: 'binary', description: 'CSV in UTF-8, at most 5 MB' })
  @IsString({ message: 'Please choose a file.' })
  file: string;
}

export class SettlementsQuery extends PageQuery {
  @Transform(emptyIsNone) @IsOptional() @IsIn(GATEWAYS) gateway?: GatewayName;
  /** The newest import first. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['newest']) sort?: 'newest';
}

/** All of the list, as a file. */
export class SettlementsTableQuery extends OmitType(SettlementsQuery, ['limit', 'cursor'] as const) {}

export class SettlementDifferencesQuery extends PageQuery {
  @Transform(emptyIsNone) @IsOptional() @IsIn(GATEWAYS) gateway?: GatewayName;
  /** Default: the open ones. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['open', 'resolved']) state?: 'open' | 'resolved';
  /** The oldest first. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(['oldest']) sort?: 'oldest';
}

/** All of the list, as a file. */
export class DifferencesTableQuery extends OmitType(SettlementDifferencesQuery, [
  'limit',
  'cursor',
] as const) {}

export class ResolveDifferenceDto {
  /**
   * Description of the resolution.
   * @example 'Paid back by the bank, NB-2083-000125'
   */
  @Text(3, 500) note: string;
}
