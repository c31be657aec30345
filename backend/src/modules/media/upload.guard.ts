import { createHash } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError, type ErrorClass } from '../../common/errors/app-error.js';
import { MalformedRequest, UnsupportedContent } from '../../common/errors/common.errors.js';
import { assertStorableJson } from '../../common/http/storable-json.js';
import { LARGEST_UPLOAD } from './picture-sizes.js';

const LIMITS = { files: 1, fields: 5, fieldSize: 200 };

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a multipart body, after the guard has read it. */
    uploaded?: Buffer;
  }
}

/**
 * Reads a multipart body after the access guard and before pipes and interceptors. Its fields become the
 * body; the digest replaces the file, so that a repeated request is recognized.
 * @param TooLarge error of a file above the limit
 * @param largest limit in bytes
 */
export const UploadGuardFor = (TooLarge: ErrorClass, largest = LARGEST_UPLOAD): Type<CanActivate> => {
  @Injectable()
  class FileGuard implements CanActivate {
    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      if (!request.isMultipart()) throw new UnsupportedContent({}, 'Send the file as multipart/form-data.');
      request.body = await fieldsOf(request, largest).catch((error: unknown) => {
        throw isTooLarge(error) ? new TooLarge() : asError(error);
      });
      assertStorableJson(request.body);
      return true;
    }
  }
  return FileGuard;
};

async function fieldsOf(request: FastifyRequest, fileSize: number): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else {
      request.uploaded = await part.toBuffer();
      fields[part.fieldname] = createHash('sha256').update(request.uploaded).digest('hex');
    }
  }
  return fields;
}

/** Converts errors of the parser: a body without a boundary, without parts or truncated. */
const asError = (error: unknown): unknown =>
  error instanceof AppError || (error as { statusCode?: number }).statusCode === 413
    ? error
    : new MalformedRequest({}, 'The form with the file could not be read.');

const isTooLarge = (error: unknown): boolean =>
  (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';
