import { Injectable, type PipeTransform } from '@nestjs/common';
import { InvalidRequest, RouteMissing } from '../errors/common.errors.js';
import { MAX_INT } from './rules.js';

/**
 * A row's number from the path: 1 to 2147483647 in its canonical form, else 404, so that one object has one
 * address.
 */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : NaN;
    if (!(id <= MAX_INT)) throw new RouteMissing();
    return id;
  }
}

/** A public id (UUID) from the path, else 400. */
@Injectable()
export class PublicIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) {
      throw new InvalidRequest({ errors: [{ field: 'id', message: 'This is not a valid id.' }] });
    }
    return value.toLowerCase();
  }
}
