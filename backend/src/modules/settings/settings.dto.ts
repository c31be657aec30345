import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsDefined,
  IsObject,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { SeveralLines } from '../../common/validation/one-line.js';
import { WholeNumber } from '../../common/validation/rules.js';

const MAX_CHANGES = 50;

export class ChangeSettingDto {
  /** @example 'site.phone' */
  @IsString() @MaxLength(60) key: string;
  /** Value of the setting's type, within its bounds. */
  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }],
  })
  @SeveralLines()
  @IsDefined()
  value: string | number | string[];
  /** Version that the admin edited; 0 before the first change. */
  @WholeNumber(0) version: number;
}

export class ChangeSettingsDto {
  /** Each key at most once; all changes or none are applied. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_CHANGES)
  @ArrayUnique((change: ChangeSettingDto) => change.key)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @IsObject({ each: true })
  @Type(() => ChangeSettingDto)
  changes: ChangeSettingDto[];
}
