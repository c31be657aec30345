import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * The committed description of the API. Only the build knows the fields of each body and answer: what a test puts together
 * by itself would describe empty objects.
 */
export const openApiDocument = (): OpenAPIObject =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../openapi.json'), 'utf8'),
  ) as OpenAPIObject;
