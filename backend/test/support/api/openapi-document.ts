import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * The committed description of the API. Only the build knows the fields of each body and response: a
 * description generated in a test would contain empty objects.
 */
export const openApiDocument = (): OpenAPIObject =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../openapi.json'), 'utf8'),
  ) as OpenAPIObject;
