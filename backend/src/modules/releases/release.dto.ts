import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIP,
  IsISO8601,
  IsObject,
  IsUUID,
  Matches,
  ValidateNested,
} from 'class-validator';
import { WholeNumber } from '../../common/validation/rules.js';

const REMOTE = /^[a-z][a-z0-9]{0,29}$/;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,6}-[0-9a-f]{10}$/;
const MAX_REMOTES = 20;
const MAX_VERSIONS = 500;
const MAX_REPORTS = 200;
const MAX_VIEWS = 1_000_000_000;

class ListedVersionDto {
  @Matches(VERSION) id: string;
  @IsISO8601({ strict: true }) releasedAt: string;
}

/** List of a remote's releases, as its origin serves it. */
export class ReleaseListDto {
  @Matches(REMOTE) remote: string;
  @WholeNumber(1, Number.MAX_SAFE_INTEGER) number: number;
  @Matches(VERSION) live: string;
  @WholeNumber(0, 100) share: number;
  @IsArray()
  @ArrayMaxSize(MAX_VERSIONS)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @Type(() => ListedVersionDto)
  versions: ListedVersionDto[];
}

class CountedDto {
  @Matches(REMOTE) remote: string;
  @Matches(VERSION) version: string;
  @WholeNumber(1) period: number;
}

export class ViewsDto extends CountedDto {
  /** Since the shell's start. */
  @WholeNumber(1, MAX_VIEWS) views: number;
}

export class FailureDto extends CountedDto {
  @IsIP() address: string;
}

/** What a shell saw since its last call. */
export class ShellReportDto {
  /** Names the running shell. */
  @IsUUID() shell: string;
  @IsArray()
  @ArrayMaxSize(MAX_REMOTES)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @Type(() => ReleaseListDto)
  lists: ReleaseListDto[];
  @IsArray()
  @ArrayMaxSize(MAX_REPORTS)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @Type(() => ViewsDto)
  views: ViewsDto[];
  @IsArray()
  @ArrayMaxSize(MAX_REPORTS)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @Type(() => FailureDto)
  failures: FailureDto[];
}

export class ShareReleaseDto {
  /** The live version that the admin saw. */
  @Matches(VERSION) live: string;
  /** Percentage of visitors who get it; 0 shows it only to those with the cookie `dobbar_canary=1`. */
  @WholeNumber(0, 100) share: number;
}

export class ReturnReleaseDto {
  /** The live version that the admin saw. */
  @Matches(VERSION) live: string;
  /** The version that all visitors get. */
  @Matches(VERSION) version: string;
}
