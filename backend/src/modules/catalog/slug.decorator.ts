import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Text } from '../../common/validation/rules.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The part of an address that names something: small letters and figures, with single hyphens between. */
export const Slug = (): PropertyDecorator =>
  applyDecorators(
    Text(2, 60),
    Matches(SLUG, { message: 'Use small letters, figures and single hyphens only' }),
    ApiProperty({ pattern: SLUG.source }),
  );
